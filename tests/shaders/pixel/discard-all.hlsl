// dxc: -T ps_6_0 -E main
// Nothing is left.
float4 main() : SV_Target
{
    discard;
    return 0.0;
}
