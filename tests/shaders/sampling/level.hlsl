// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
Texture1DArray<float4> t1a : register(t0);
Texture2D<float4> t2 : register(t1);
TextureCubeArray<float4> cube_array : register(t2);
SamplerState wrap : register(s0);

float4 main(float4 uv : TEXCOORD, float level : LEVEL) : SV_Target
{
    return t1a.SampleLevel(wrap, uv.xy, level) + t2.SampleLevel(wrap, uv.xy, 0.0) +
           cube_array.SampleLevel(wrap, uv, level);
}
