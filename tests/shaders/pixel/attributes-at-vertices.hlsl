// dxc: -T ps_6_2 -E main -enable-16bit-types
// Inputs of each vertex: 32-bit integers, 16-bit floats and integers.
float4 main(nointerpolation int2 a : A, nointerpolation half2 b : B, nointerpolation int16_t c : C) : SV_Target
{
    return float4(GetAttributeAtVertex(a, 1).y, GetAttributeAtVertex(b, 2).x, GetAttributeAtVertex(c, 0),
                  float(GetAttributeAtVertex(a, 0).x) + GetAttributeAtVertex(b, 1).y);
}
