// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A two-dimensional array: written by rows, read by columns.
StructuredBuffer<uint> input : register(t0);
RWStructuredBuffer<uint> output : register(u0);
groupshared uint tile[8][9];

[numthreads(8, 8, 1)]
void main(uint2 thread : SV_GroupThreadID, uint2 group : SV_GroupID) {
    tile[thread.y][thread.x] = input[(group.y * 8 + thread.y) * 16 + group.x * 8 + thread.x];
    GroupMemoryBarrierWithGroupSync();
    output[(group.x * 8 + thread.y) * 16 + group.y * 8 + thread.x] = tile[thread.x][thread.y];
}
