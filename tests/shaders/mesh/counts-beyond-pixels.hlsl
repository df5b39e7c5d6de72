// dxc: -T ps_6_0 -E main
// Pixels of counts-beyond-declared.
float4 main() : SV_Target
{
    return 1;
}
