// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Runs once a sample.
Texture2DMS<float4> source : register(t0);

float4 main(float4 position : SV_Position, uint index : SV_SampleIndex) : SV_Target
{
    return source.Load(int2(position.xy), index);
}
