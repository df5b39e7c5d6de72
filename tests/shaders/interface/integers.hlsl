// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main -Gfp
// Integers are flat whatever the declaration says.
float4 main(int4 a : A, uint b : B, nointerpolation int c[2] : C, nointerpolation bool d : D) : SV_Target
{
    int4 sum = a + c[0] * c[1];
    return d ? float4(sum) : float4(b, b >> 8, b >> 16, b >> 24);
}
