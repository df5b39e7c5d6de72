// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Inputs without interpolation are those of the first vertex: floats and integers, alone and packed with others.
float4 main(nointerpolation float a : A, nointerpolation float2 b : B, nointerpolation int2 c : C, float d : D) : SV_Target
{
    return float4(a, b, d) + float4(c.x, 0, c.y, 0);
}
