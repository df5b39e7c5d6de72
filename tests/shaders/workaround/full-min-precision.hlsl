// dxc: -T ps_6_0 -E main
// dxs: --full-min-precision
// No result is RelaxedPrecision.
min16float4 main(min16float4 color : COLOR, min16uint count : COUNT) : SV_Target
{
    return color * color + min16float(count / 3);
}
