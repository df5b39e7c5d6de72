// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Qstrip
// Several elements in one register: a float2, a float and another float share a row.
float4 main(float2 a : A, float b : B, float c : C, float3 d : D, float e : E) : SV_Target
{
    return float4(a * b, c, e) + float4(d, 0.0);
}
