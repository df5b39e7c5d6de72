// dxc: -T ps_6_7 -E main
// env: vulkan1.3
// Wave operations among helper lanes as well.
[WaveOpsIncludeHelperLanes]
float4 main(float4 position : SV_Position) : SV_Target
{
    return float4(WaveActiveCountBits(true), WaveActiveSum(uint(position.x)), WaveActiveMax(uint(position.y)), 1.0);
}
