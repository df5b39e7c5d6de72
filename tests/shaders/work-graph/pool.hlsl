// dxc: -T lib_6_8 -enable-16bit-types
// env: vulkan1.3
// dxs: --node-model pool
// Nodes whose records lie in a pool: records with a counter of groups that nodes emit, allocations of nothing, nodes of
// an array that each thread chooses, recursion within an array, variables and groupshared memory that live on through a
// grid, local root arguments. tests/vulkan/work_graph runs them.
struct Seed {
    uint count;
};
struct [NodeTrackRWInputSharing] Shared {
    uint16_t3 grid : SV_DispatchGrid;
    uint16_t bits;
    uint sum;
    uint16_t last;
};
struct Word {
    uint value;
    uint levels;
};

RWStructuredBuffer<uint> results : register(u0);
struct Local {
    uint base, step;
};
ConstantBuffer<Local> local : register(b3);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(8, 1, 1)]
[NodeDispatchGrid(3, 2, 1)]
[NodeIsProgramEntry]
void seed(DispatchNodeInputRecord<Seed> input, [MaxRecords(3)][NodeID("share")] NodeOutput<Shared> shares,
          [MaxRecords(16)][NodeID("walk")][NodeArraySize(3)] NodeOutputArray<Word> walks,
          [MaxRecords(8)][NodeID("tally")] EmptyNodeOutput tallies, uint3 group : SV_GroupID,
          uint index : SV_GroupIndex)
{
    uint wanted = group.y == 0 ? input.Get().count : 0;
    GroupNodeOutputRecords<Shared> all = shares.GetGroupNodeOutputRecords(wanted);
    if (index < wanted) {
        all.Get(index).grid = uint16_t3((uint16_t)(index + 1), 2, (uint16_t)(group.x + 1));
        all.Get(index).bits = (uint16_t)0x1234;
        all.Get(index).sum = 1000 * index;
        all.Get(index).last = (uint16_t)7;
    }
    all.OutputComplete();

    uint target = index % 3, count = index / 3; // 0 to 2 records for each thread
    ThreadNodeOutputRecords<Word> words = walks[target].GetThreadNodeOutputRecords(count);
    for (uint n = 0; n < count; n++) {
        words.Get(n).value = 100 * index + 10 * n + group.x;
        words.Get(n).levels = 0;
    }
    words.OutputComplete();
    if (tallies.IsValid())
        tallies.ThreadIncrementOutputCount(index & 1);
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(16, 1, 1)]
[NodeMaxDispatchGrid(4, 4, 4)]
void share(globallycoherent RWDispatchNodeInputRecord<Shared> record, uint3 group : SV_GroupID,
           uint index : SV_GroupIndex)
{
    InterlockedAdd(record.Get().sum, index + 100 * group.x + 10000 * group.z);
    Barrier(record, GROUP_SYNC | GROUP_SCOPE | DEVICE_SCOPE);
    if (record.FinishedCrossGroupSharing() && index == 0) {
        InterlockedAdd(results[0], record.Get().sum);
        InterlockedAdd(results[1], record.Get().bits + record.Get().last);
        InterlockedAdd(results[2], 1);
    }
}

// Each node of the array emits to its successor; the last one to itself, until no levels remain.
void step(uint self, Word word, NodeOutputArray<Word> walks)
{
    uint next = min(self + 1, 2);
    bool more = walks[next].IsValid() && word.levels < 5;
    ThreadNodeOutputRecords<Word> output = walks[next].GetThreadNodeOutputRecords(more ? 1 : 0);
    if (more) {
        output.Get().value = word.value + 1;
        output.Get().levels = word.levels + 1;
    }
    output.OutputComplete();
    InterlockedAdd(results[4 + self], word.value);
    InterlockedAdd(results[7 + self], 1);
    InterlockedAdd(results[10], GetRemainingRecursionLevels());
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("walk", 0)]
void walk_first(ThreadNodeInputRecord<Word> word,
                [MaxRecords(1)][NodeID("walk")][NodeArraySize(3)] NodeOutputArray<Word> walks)
{
    step(0, word.Get(), walks);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("walk", 1)]
void walk_second(ThreadNodeInputRecord<Word> word,
                 [MaxRecords(1)][NodeID("walk")][NodeArraySize(3)] NodeOutputArray<Word> walks)
{
    step(1, word.Get(), walks);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("walk", 2)]
[NodeMaxRecursionDepth(2)]
void walk_last(ThreadNodeInputRecord<Word> word,
               [MaxRecords(1)][NodeID("walk")][NodeArraySize(3)] NodeOutputArray<Word> walks)
{
    step(2, word.Get(), walks);
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(4, 1, 1)]
void tally([MaxRecords(5)] EmptyNodeInput threads, uint index : SV_GroupIndex)
{
    if (index == 0)
        InterlockedAdd(results[11], threads.Count());
    if (index == 1)
        InterlockedAdd(results[12], 1);
}

static uint counters[4] = {1, 10, 100, 1000};
groupshared uint exchanged[32];

[noinline] void count_up(uint n)
{
    counters[n] *= 3;
}

// Each group of the grid sees the first values of `counters`, and what it alone wrote to `exchanged`.
[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(32, 1, 1)]
[NodeDispatchGrid(5, 3, 2)]
[NodeIsProgramEntry]
void repeat(DispatchNodeInputRecord<Seed> input, uint3 group : SV_GroupID, uint3 thread : SV_DispatchThreadID,
            uint index : SV_GroupIndex)
{
    uint number = group.x + 5 * (group.y + 3 * group.z);
    count_up((index + input.Get().count) & 3);
    exchanged[index] = number * 32 + index;
    GroupMemoryBarrierWithGroupSync();
    uint other = exchanged[index ^ 31];
    InterlockedAdd(results[13], counters[index & 3] + counters[index & 3 ^ 1]);
    InterlockedAdd(results[14], other * (index + 1));
    InterlockedAdd(results[15], thread.x + 100 * thread.y + 1000 * thread.z);
    InterlockedAdd(results[16 + number], local.base + local.step * number);
}
