// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Coarse and fine derivatives in both directions.
float4 main(float4 a : A, float2 b : B) : SV_Target
{
    float4 coarse = float4(ddx_coarse(a.x), ddy_coarse(a.y), ddx(a.z), ddy(a.w));
    float4 fine = float4(ddx_fine(a.x), ddy_fine(a.y), ddx_fine(b.x), ddy_fine(b.y));
    return coarse * fine + fwidth(a);
}
