// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// The level of detail is kept from falling below a bound.
Texture2D<float4> t2 : register(t0);
Texture2D<float> map : register(t1);
TextureCube<float4> cube : register(t2);
SamplerState wrap : register(s0);
SamplerComparisonState shadow : register(s1);

float4 main(float4 uv : TEXCOORD, float bound : BOUND, float4 gradient : GRADIENT) : SV_Target
{
    float4 sum = t2.Sample(wrap, uv.xy, int2(0, 0), bound);
    sum += t2.SampleBias(wrap, uv.xy, 0.5, int2(1, 1), bound);
    sum += t2.SampleGrad(wrap, uv.xy, gradient.xy, gradient.zw, int2(0, 0), bound);
    sum += map.SampleCmp(shadow, uv.xy, uv.z, int2(0, 0), bound);
    sum += cube.Sample(wrap, uv.xyz, 2.0);
    return sum;
}
