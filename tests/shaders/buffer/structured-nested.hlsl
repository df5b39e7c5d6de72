// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Structures with structures, arrays, vectors and matrices inside.
struct bone {
    row_major float2x3 transform;
    float weight;
};
struct vertex {
    float3 position;
    bone bones[2];
    uint flags;
};
StructuredBuffer<vertex> vertices : register(t0);
RWStructuredBuffer<float3> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    vertex v = vertices[id];
    float2 sum = 0;
    for (uint i = 0; i < 2; i++)
        sum += mul(vertices[id].bones[i].transform, v.position) * v.bones[i].weight;
    results[id] = float3(sum, v.flags);
}
