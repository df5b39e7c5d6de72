// dxc: -T ps_6_6 -E main
// env: vulkan1.3
// Helper lanes sample but do not count.
RWByteAddressBuffer counter : register(u1);
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 color = albedo.Sample(wrap, uv);
    if (color.w < 0.5)
        discard;
    if (IsHelperLane())
        color = 0.0;
    else
        counter.InterlockedAdd(0, 1);
    return color + ddx(color);
}
