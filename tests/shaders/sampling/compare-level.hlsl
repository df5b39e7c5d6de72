// dxc: -T ps_6_7 -E main
// Comparison at a level of its own.
Texture2D<float> map : register(t0);
Texture2DArray<float> cascades : register(t1);
SamplerComparisonState shadow : register(s0);

float4 main(float4 uv : TEXCOORD, float level : LEVEL) : SV_Target
{
    return map.SampleCmpLevel(shadow, uv.xy, uv.z, level) + cascades.SampleCmpLevel(shadow, uv.xyz, uv.w, 1.0, int2(2, -2));
}
