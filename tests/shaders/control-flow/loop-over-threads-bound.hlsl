// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A grid-stride loop over group and thread numbers of all three dimensions.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 2, 2)]
void main(uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID, uint index : SV_GroupIndex,
          uint3 id : SV_DispatchThreadID) {
    uint flat_group = (group.z * 2 + group.y) * 3 + group.x;
    for (uint i = flat_group * 16 + index; i < 384; i += 192)
        results[i] = id.x + id.y * 100 + id.z * 10000 + thread.x * 1000000 + thread.y * 10000000 + thread.z * 100000000 + i / 192;
}
