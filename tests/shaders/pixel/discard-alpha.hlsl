// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// The classic alpha test.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    float4 color = albedo.Sample(wrap, uv);
    clip(color.a - 0.5);
    return color;
}
