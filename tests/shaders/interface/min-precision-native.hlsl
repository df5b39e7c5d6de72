// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// dxs: --native-16bit-min-precision
// Min-precision types as true 16-bit ones.
min16float4 main(min16float4 color : COLOR, nointerpolation min16int2 index : INDEX) : SV_Target
{
    min16int product = index.x * index.y + min16int(3);
    return max(color, min16float(product)) * min16float(0.5);
}
