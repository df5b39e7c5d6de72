// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
min16float4 main(min16float4 a : A) : SV_Target
{
    return ddx(a) + ddy_fine(a);
}
