// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// mul() of matrices and vectors; one matrix in each storage order.
cbuffer transforms : register(b0) {
    row_major float3x4 rows;
    column_major float4x4 columns;
};
StructuredBuffer<float4> points : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id * 2] = float4(mul(rows, points[id]), 0);
    results[id * 2 + 1] = mul(columns, points[id]);
}
