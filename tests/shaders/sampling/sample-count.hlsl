// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// dxs: --rasterizer-samples 4
// The samples of the render target are a constant.
float4 main(nointerpolation int index : INDEX) : SV_Target
{
    float2 position = GetRenderTargetSamplePosition(index);
    return float4(position, 0, float(GetRenderTargetSampleCount()));
}
