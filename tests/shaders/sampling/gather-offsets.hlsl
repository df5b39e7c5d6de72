// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Od
// An offset that is computed, and four different ones.
Texture2D<float4> t2 : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD, nointerpolation int2 offset : OFFSET) : SV_Target
{
    float4 sum = t2.GatherRed(wrap, uv, offset);
    sum += t2.GatherGreen(wrap, uv, int2(0, 0), int2(1, 0), int2(0, 1), int2(-1, -1));
    return sum;
}
