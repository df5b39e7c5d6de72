// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main -Qstrip
// dxs: --demote-to-helper
// env: vulkan1.3
// The same with demotion to a helper lane.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD, float alpha : ALPHA) : SV_Target
{
    if (alpha < 0.1)
        discard;
    float4 color = albedo.Sample(wrap, uv * 2.0);
    return color + ddy(alpha);
}
