// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// The least a pixel shader can do.
float4 main() : SV_Target
{
    return float4(1.0, 0.5, 0.25, 1.0);
}
