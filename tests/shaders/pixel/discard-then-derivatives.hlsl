// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Qstrip
// Derivatives after a discard need the helper lanes to live on.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD, float alpha : ALPHA) : SV_Target
{
    if (alpha < 0.1)
        discard;
    float4 color = albedo.Sample(wrap, uv * 2.0);
    return color + ddx(alpha);
}
