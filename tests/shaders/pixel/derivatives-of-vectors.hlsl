// dxc: -T ps_6_9 -E main -enable-16bit-types
// Derivatives of native vectors, of floats and of 16-bit floats.
float4 main(float4 a : A) : SV_Target
{
    vector<float, 5> v = a.x;
    v[1] = a.y;
    v[4] = a.z;
    vector<half, 3> h = (half)a.w;
    vector<float, 5> x = ddx_fine(v), y = ddy_coarse(v), cx = ddx_coarse(v), cy = ddy_fine(v);
    vector<half, 3> hx = ddx_fine(h), hy = ddy_fine(h), hcx = ddx(h), hcy = ddy_coarse(h);
    return float4(x[0] + 10 * y[1], cx[4] + 10 * cy[4], hx[2] + 10 * hcy[1], hcx[0] + 10 * hy[1]);
}
