// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// dxs: --rasterizer-samples 16
// Positions of sixteen samples, of a number that depends on the pixel. Beyond the last sample they are zero.
float4 main(float4 position : SV_Position) : SV_Target
{
    int index = int(position.x);
    return float4(GetRenderTargetSamplePosition(index) * 16, GetRenderTargetSamplePosition(index ^ 1) * 16);
}
