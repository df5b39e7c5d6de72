// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Od
// A sum over the group in a binary tree, with barriers between the levels.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);
groupshared uint partial[64];

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint thread : SV_GroupIndex, uint group : SV_GroupID) {
    partial[thread] = values[id];
    GroupMemoryBarrierWithGroupSync();
    for (uint half_size = 32; half_size > 0; half_size /= 2) {
        if (thread < half_size)
            partial[thread] += partial[thread + half_size];
        GroupMemoryBarrierWithGroupSync();
    }
    if (thread == 0)
        results[group] = partial[0];
}
