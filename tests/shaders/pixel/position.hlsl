// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// Pixel position; w comes as its reciprocal in Vulkan's FragCoord and as itself in D3D.
float4 main(float4 position : SV_Position) : SV_Target
{
    return float4(frac(position.xy / 64.0), position.z, position.w);
}
