// dxc: -T ps_6_5 -E main
// A constant.
uint main() : SV_Target
{
    return 5;
}
