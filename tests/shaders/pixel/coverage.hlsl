// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Coverage in and out.
float4 main(float alpha : ALPHA, uint coverage : SV_Coverage, out uint mask : SV_Coverage) : SV_Target
{
    uint wanted = (1u << uint(alpha * 4.0)) - 1;
    mask = coverage & wanted;
    return float(countbits(coverage)) / 4.0;
}
