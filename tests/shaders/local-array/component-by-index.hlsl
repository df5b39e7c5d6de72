// dxc: -T cs_6_0 -E main
// A component of a local vector picked at run time, and a row and cell of a local matrix.
StructuredBuffer<float4> values : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 v = values[0];
    v[id] += 100;
    float3x3 m = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    m[id % 3][(id + 1) % 3] = v[3 - id];
    float3 row = m[(id + 2) % 3];
    results[id * 2] = dot(v, float4(1, 1, 1, 1)) + v[(id + 1) & 3] * 1000;
    results[id * 2 + 1] = row.x + m[id % 3].y * 10 + m[id % 3].z * 100;
}
