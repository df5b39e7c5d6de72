// dxc: -T ps_6_4 -E main
float4 main(uint rate : SV_ShadingRate) : SV_Target
{
    return float4((rate >> 2) / 2.0, (rate & 3) / 2.0, 0.0, 1.0);
}
