// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A local array of vectors, with single components written.
StructuredBuffer<float4> values : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 rows[4];
    for (uint i = 0; i < 4; i++)
        rows[i ^ id] = values[i];
    rows[id].y = -1;
    rows[3 - id].zw = float2(100, 200);
    results[id] = rows[1] + rows[id] * 1000;
}
