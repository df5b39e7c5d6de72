// dxc: -T ps_6_1 -E main
float4 main(uint view : SV_ViewID) : SV_Target
{
    return view == 0 ? float4(1, 0, 0, 1) : float4(0, 1, 1, 1);
}
