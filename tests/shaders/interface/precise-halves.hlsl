// dxc: -T ps_6_0 -E main
// dxs: --float-controls2 --all-precise
// Min-precision floats of 32 bits, whose operations forbid contraction one by one and by default.
min16float4 main(min16float4 color : COLOR, nointerpolation min16float scale : SCALE) : SV_Target
{
    return color * scale + min16float(0.5);
}
