// dxc: -T ps_6_5 -E main
// Completes the pipeline of mesh/position-by-components.
float4 main() : SV_Target
{
    return float4(1, 2, 3, 4);
}
