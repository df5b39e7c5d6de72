// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Matrices as inputs, both majors, one of them not square.
float4 main(float3x3 tangent_space : TANGENT, row_major float2x4 pair : PAIR, column_major float4x2 tall : TALL) : SV_Target
{
    float3 normal = mul(float3(0, 0, 1), tangent_space);
    return float4(normal, 1.0) * pair[0] + pair[1] + float4(tall[0], tall[3]);
}
