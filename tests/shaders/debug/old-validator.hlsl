// dxc: -T ps_6_0 -E main -validator-version 1.0
// fxc: -T ps_5_0 -E main
// What compilers of the first validator wrote.
Texture2D<float4> albedo : register(t0);
SamplerState wrap : register(s0);
RWBuffer<float> result : register(u1);

float4 main(float4 position : SV_Position, float2 uv : TEXCOORD) : SV_Target
{
    float4 color = albedo.Sample(wrap, uv);
    result[uint(position.x)] = color.x;
    return color;
}
