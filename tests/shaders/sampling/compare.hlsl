// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Depth comparison on all dimensions that have it.
Texture1D<float> t1 : register(t0);
Texture1DArray<float> t1a : register(t1);
Texture2D<float> t2 : register(t2);
Texture2DArray<float> t2a : register(t3);
TextureCube<float> cube : register(t4);
TextureCubeArray<float> cube_array : register(t5);
SamplerComparisonState shadow : register(s0);

float4 main(float4 uv : TEXCOORD, float reference : REFERENCE) : SV_Target
{
    float4 sum;
    sum.x = t1.SampleCmp(shadow, uv.x, reference) + t1a.SampleCmp(shadow, uv.xy, reference);
    sum.y = t2.SampleCmp(shadow, uv.xy, reference) + t2a.SampleCmp(shadow, uv.xyz, reference);
    sum.z = cube.SampleCmp(shadow, uv.xyz, reference) + cube_array.SampleCmp(shadow, uv, reference);
    sum.w = t2.SampleCmp(shadow, uv.xy, reference, int2(1, 1));
    return sum;
}
