// dxc: -T ps_6_7 -E main
// Vulkan takes computed offsets for gathers only: the coordinates carry them.
Texture2D<float4> t2 : register(t0);
SamplerState wrap : register(s0);

float4 main(float2 uv : TEXCOORD, nointerpolation int2 offset : OFFSET) : SV_Target
{
    return t2.SampleLevel(wrap, uv, 0.0, offset);
}
