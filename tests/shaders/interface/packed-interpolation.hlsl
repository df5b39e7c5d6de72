// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Every interpolation mode; elements of different modes may not share a row.
float4 main(linear float2 a : A, centroid float2 b : B, sample float2 c : C, noperspective float2 d : D,
            noperspective centroid float2 e : E, noperspective sample float2 f : F,
            nointerpolation float2 g : G, nointerpolation uint2 h : H) : SV_Target
{
    return float4(a + b, c + d) + float4(e + f, g) * float4(h, h.yx);
}
