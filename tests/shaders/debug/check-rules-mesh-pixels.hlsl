// dxc: -T ps_6_5 -E main
// Pixels of check-rules-mesh.
float4 main() : SV_Target
{
    return 1;
}
