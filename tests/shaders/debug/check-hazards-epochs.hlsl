// dxc: -T cs_6_0 -E main
// dxs: --check hazards --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.2
// Any number of barriers, before a thread stores its word and between that and its load of the other thread's word. In
// the last group, both threads also store the same word.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
ByteAddressBuffer barriers : register(t0);

[numthreads(2, 1, 1)] void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID)
{
    uint size, more, place = 64 + 32 * group + 4 * thread;
    uint2 counts = barriers.Load2(8 * group);
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    [loop] for (uint n = 0; n < counts.x; n++)
        AllMemoryBarrierWithGroupSync();
    values.Store(place, size + thread);
    [loop] for (uint k = 0; k < counts.y; k++)
        AllMemoryBarrierWithGroupSync();
    if (counts.y > 0)
        values.Store(place + 16, values.Load(place ^ 4) + more);
    else
        values.Store(0, 5);
}
