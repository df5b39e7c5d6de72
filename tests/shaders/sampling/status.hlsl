// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Whether all texels were in memory.
Texture2D<float4> t2 : register(t0);
Texture2D<float> map : register(t1);
Buffer<float4> texels : register(t2);
SamplerState wrap : register(s0);
SamplerComparisonState shadow : register(s1);

float4 main(float4 uv : TEXCOORD) : SV_Target
{
    uint status;
    uint missing = 0;
    float4 sum = t2.Sample(wrap, uv.xy, int2(0, 0), 0.0, status);
    missing += CheckAccessFullyMapped(status) ? 0 : 1;
    sum += t2.SampleLevel(wrap, uv.xy, 1.0, int2(0, 0), status);
    missing += CheckAccessFullyMapped(status) ? 0 : 2;
    sum += t2.Gather(wrap, uv.xy, int2(0, 0), status);
    missing += CheckAccessFullyMapped(status) ? 0 : 4;
    sum += map.SampleCmpLevelZero(shadow, uv.xy, uv.z, int2(0, 0), status);
    missing += CheckAccessFullyMapped(status) ? 0 : 8;
    sum += t2.Load(int3(uv.xy, 0), int2(0, 0), status);
    missing += CheckAccessFullyMapped(status) ? 0 : 16;
    return missing ? float4(missing, 0, 0, 0) : sum;
}
