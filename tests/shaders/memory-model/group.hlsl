// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --vulkan-memory-model
// Threads of a group hand words on through all kinds of memory that they share.
StructuredBuffer<uint> inputs : register(t0);
globallycoherent RWStructuredBuffer<uint> words : register(u0);
globallycoherent RWTexture2D<uint> texels : register(u1);
RWStructuredBuffer<uint> results : register(u2);
groupshared uint tile[16];

[numthreads(16, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    tile[id] = inputs[id];
    GroupMemoryBarrierWithGroupSync();
    words[id] = tile[id ^ 1];
    DeviceMemoryBarrierWithGroupSync();
    texels[uint2(id, 0)] = words[(id + 2) % 16];
    AllMemoryBarrierWithGroupSync();
    results[id] = texels[uint2((id + 4) % 16, 0)];
    AllMemoryBarrierWithGroupSync();
    InterlockedAdd(results[16], results[id ^ 8]);
}
