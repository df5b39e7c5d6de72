// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -enable_unbounded_descriptor_tables
// An array of buffers without bounds in a space of its own.
StructuredBuffer<float4> pages[] : register(t0, space5);
StructuredBuffer<uint> table : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = pages[NonUniformResourceIndex(table[id])][id / 2];
}
