// dxc: -T ps_6_1 -E main
// dxs: --view-word constant:0x20103
// A pipeline for each view instance: this is number 3.
float4 main(uint view : SV_ViewID) : SV_Target
{
    return float4(view, 0, 0, 1);
}
