// dxc: -T ps_6_7 -E main
// Shader model 6.7: offsets that are computed, outside of gathers too.
Texture2D<float4> t2 : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD, nointerpolation int2 offset : OFFSET) : SV_Target
{
    return t2.Load(int3(uv * 64.0, 0), offset) + t2.SampleLevel(wrap, uv, 0.0, offset);
}
