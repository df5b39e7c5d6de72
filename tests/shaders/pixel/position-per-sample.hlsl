// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// SV_Position of a shader that runs per sample is the pixel's centre in x and y.
float4 main(float4 position : SV_Position, uint sample : SV_SampleIndex) : SV_Target
{
    return float4(position.xy, sample, 1);
}
