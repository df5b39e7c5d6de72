// dxc: -T cs_6_0 -E main
// dxs: --check hazards --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.2
// Each case has two groups of two threads, and words of its own. What nothing orders is reported.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
RWStructuredBuffer<uint2> pairs : register(u3);
RWByteAddressBuffer counts : register(u4);

[numthreads(2, 1, 1)] void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID)
{
    uint size, more, which = group / 2;
    bool second = group % 2;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    uint place = 64 + 32 * group + 4 * thread;
    if (which == 0) { // each thread its own word, again and again
        values.Store(place, values.Load(place) + size);
        values.Store(place, values.Load(place) + more);
    } else if (which == 1) { // the other thread's word, with a barrier between
        values.Store(place, size);
        AllMemoryBarrierWithGroupSync();
        values.Store(place + 16, values.Load(place ^ 4) + more);
    } else if (which == 2) { // threads of two groups store the same word
        if (thread == 0)
            values.Store(16, 5);
    } else if (which == 3 && second) { // all threads of a group load, one stores the second word
        uint sum = pairs[1].y + 3;
        values.Store(place, sum);
        if (thread == 1)
            pairs[1].y = sum;
    } else if (which == 4) { // atomic operations only
        counts.InterlockedAdd(8, 10);
    } else if (which == 5 && second) { // an atomic operation, and a load
        counts.InterlockedAdd(12, 10);
        values.Store(place, counts.Load(12));
    } else if (which == 6) { // exchanges of the same word, and of words that nobody else accesses
        uint before;
        counts.InterlockedCompareExchange(16 + 4 * group, 0, 7, before);
        counts.InterlockedCompareExchange(0, 1000 + group, 9, before);
        values.Store(place, before);
    } else if (which == 7 && second) { // an exchange, and a load
        uint before;
        counts.InterlockedCompareExchange(4, 0, 3, before);
        values.Store(place, counts.Load(4));
    } else if (which == 7) { // the same in a structured buffer
        uint before;
        InterlockedCompareExchange(pairs[2].y, 0, 3, before);
        values.Store(place, pairs[2].y);
    }
}
