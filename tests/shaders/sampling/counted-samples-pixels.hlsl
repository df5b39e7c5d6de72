// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// dxs: --rasterizer-samples-id 9
// The number of samples is a specialization constant with a number of its own.
float4 main() : SV_Target
{
    return float4(GetRenderTargetSampleCount(), GetRenderTargetSamplePosition(1), GetRenderTargetSamplePosition(4).x);
}
