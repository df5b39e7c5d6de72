// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A shader that runs per sample, with the position of the pixel's middle.
float4 main(float4 position : SV_Position, uint index : SV_SampleIndex) : SV_Target
{
    return float4(position.xy, index, 1);
}
