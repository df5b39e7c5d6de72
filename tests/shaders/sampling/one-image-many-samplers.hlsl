// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -all_resources_bound
// The same texture with several samplers, and with none.
Texture2D<float4> source : register(t0);
SamplerState samplers[3] : register(s0);
SamplerComparisonState shadow : register(s4);

float4 main(float3 uv : TEXCOORD, nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = source.Sample(samplers[0], uv.xy) + source.Sample(samplers[2], uv.xy);
    sum += source.SampleLevel(samplers[index], uv.xy, 0.0);
    sum += source.Load(int3(uv.xy, 0));
    sum += source.SampleCmpLevelZero(shadow, uv.xy, uv.z);
    return sum;
}
