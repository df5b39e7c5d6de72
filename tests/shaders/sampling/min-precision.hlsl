// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Od
// Textures of min-precision elements.
Texture2D<min16float4> color : register(t0);
Texture2D<min16uint2> bits : register(t1);
SamplerState wrap : register(s0);

min16float4 main(float2 uv : TEXCOORD) : SV_Target
{
    min16float4 sum = color.Sample(wrap, uv) * min16float(2.0);
    return sum + min16float4(bits.Load(int3(uv * 16.0, 0)), 0, 0);
}
