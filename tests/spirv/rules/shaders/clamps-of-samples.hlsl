// dxc: -T ps_6_8 -E main
// Every operation that clamps the level, with a bound that is computed and one that is constant.
Texture2D<float4> colors : register(t0);
Texture2DArray<float> depths : register(t1);
TextureCubeArray<float> sky : register(t2);
SamplerState wrap : register(s0);
SamplerComparisonState shadow : register(s1);

float4 main(float4 uv : TEXCOORD, float bound : BOUND, float3 dx : DX, float3 dy : DY) : SV_Target
{
    float4 sum = colors.Sample(wrap, uv.xy, int2(0, 0), bound) + colors.Sample(wrap, uv.xy, int2(1, 2), 1.5);
    sum += colors.SampleBias(wrap, uv.xy, 0.5, int2(1, 1), bound) + colors.SampleBias(wrap, uv.xy, uv.z, int2(0, 0), 2.5);
    sum += colors.SampleGrad(wrap, uv.xy, dx.xy, dy.xy, int2(3, 1), bound);
    sum += colors.SampleGrad(wrap, uv.xy, dx.xy, dy.xy, int2(0, 0), 3.5);
    sum += depths.SampleCmp(shadow, uv.xyz, uv.w, int2(0, 0), bound) + sky.SampleCmp(shadow, uv, uv.w, 4.5);
    sum += depths.SampleCmpBias(shadow, uv.xyz, uv.w, 0.25, int2(1, 0), bound);
    sum += sky.SampleCmpBias(shadow, uv, uv.w, uv.x, 5.5);
    sum += depths.SampleCmpGrad(shadow, uv.xyz, uv.w, dx.xy, dy.xy, int2(0, 1), bound);
    sum += sky.SampleCmpGrad(shadow, uv, uv.w, dx, dy, 6.5);
    return sum;
}
