// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Qstrip
// Nothing is left.
float4 main() : SV_Target
{
    discard;
    return 0.0;
}
