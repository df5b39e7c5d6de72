// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Of a pixel that is covered in part the centroid lies within the triangle, the pixel's middle need not.
float4 main(centroid float a : A, float b : B, centroid noperspective float c : C) : SV_Target
{
    return float4(a > 1.5625 && a < 2.0, b, c > 1.5625 && c < 2.0, 1);
}
