// Numbers of groups, and sums over the threads of a group: GROUP threads, a power of two. With WAVES they are wave
// operations.

// Dispatches have at most 65,535 groups a dimension: along z follow rows of this many along x.
static const uint GROUPS_IN_ROW = 32768;

uint number_of(uint3 group)
{
    return group.z * GROUPS_IN_ROW + group.x;
}

struct prefix
{
    uint3 before, total; // what the threads before this one give, and all
};

struct prefix_of_one
{
    uint before, total;
};

#ifdef WAVES
groupshared uint numbered; // threads, and from bit 16 on waves
groupshared uint3 wave_sums[GROUP / 4]; // waves have four lanes or more

struct numbering
{
    uint thread, wave;
};

// How threads and waves of a group lie to each other is not defined: the order in which sums are taken is this one, so
// it has to give out the work.
numbering number_threads(uint in_group)
{
    numbering n;
    uint lanes = WaveActiveCountBits(true), first = 0;
    if (in_group == 0)
        numbered = 0;
    GroupMemoryBarrierWithGroupSync();
    if (WaveIsFirstLane())
        InterlockedAdd(numbered, lanes | 1 << 16, first);
    first = WaveReadLaneFirst(first);
    n.wave = first >> 16;
    n.thread = (first & 0xffff) + WavePrefixCountBits(true);
    return n;
}

prefix sum_over_group(numbering n, uint3 own)
{
    uint lane = WavePrefixCountBits(true), lanes = WaveActiveCountBits(true);
    uint3 before = WavePrefixSum(own), before_wave = 0, total = 0;
    prefix result;
    GroupMemoryBarrierWithGroupSync();
    if (lane == lanes - 1)
        wave_sums[n.wave] = before + own;
    GroupMemoryBarrierWithGroupSync();
    for (uint wave = lane; wave < numbered >> 16; wave += lanes)
    {
        uint3 sum = wave_sums[wave];
        total += sum;
        before_wave += wave < n.wave ? sum : 0;
    }
    result.total = WaveActiveSum(total);
    result.before = before + WaveActiveSum(before_wave);
    return result;
}

groupshared uint wave_sums_of_one[GROUP / 4];

prefix_of_one sum_over_group(numbering n, uint own)
{
    uint lane = WavePrefixCountBits(true), lanes = WaveActiveCountBits(true), before = WavePrefixSum(own);
    uint before_wave = 0, total = 0;
    GroupMemoryBarrierWithGroupSync();
    if (lane == lanes - 1)
        wave_sums_of_one[n.wave] = before + own;
    GroupMemoryBarrierWithGroupSync();
    for (uint wave = lane; wave < numbered >> 16; wave += lanes)
    {
        uint sum = wave_sums_of_one[wave];
        total += sum;
        before_wave += wave < n.wave ? sum : 0;
    }
    prefix_of_one result = {before + WaveActiveSum(before_wave), WaveActiveSum(total)};
    return result;
}
#else
groupshared uint3 scan_sums[2 * GROUP];
groupshared uint3 scan_total;

struct numbering
{
    uint thread;
};

numbering number_threads(uint in_group)
{
    numbering n = {in_group};
    return n;
}

// Each step writes the half of scan_sums that the step before does not read: one barrier a step.
prefix sum_over_group(numbering n, uint3 own)
{
    uint3 up_to = own;
    uint half = 0;
    prefix result;
    [unroll] for (uint distance = 1; distance < GROUP; distance *= 2)
    {
        scan_sums[half + n.thread] = up_to;
        GroupMemoryBarrierWithGroupSync();
        if (n.thread >= distance)
            up_to += scan_sums[half + n.thread - distance];
        half ^= GROUP;
    }
    if (n.thread == GROUP - 1)
        scan_total = up_to;
    GroupMemoryBarrierWithGroupSync();
    result.total = scan_total;
    result.before = up_to - own;
    return result;
}

// As above; one sum takes a third of the memory.
groupshared uint scan_one[2 * GROUP], scan_total_of_one;

prefix_of_one sum_over_group(numbering n, uint own)
{
    uint up_to = own, half = 0;
    [unroll] for (uint distance = 1; distance < GROUP; distance *= 2)
    {
        scan_one[half + n.thread] = up_to;
        GroupMemoryBarrierWithGroupSync();
        if (n.thread >= distance)
            up_to += scan_one[half + n.thread - distance];
        half ^= GROUP;
    }
    if (n.thread == GROUP - 1)
        scan_total_of_one = up_to;
    GroupMemoryBarrierWithGroupSync();
    prefix_of_one result = {up_to - own, scan_total_of_one};
    return result;
}
#endif
