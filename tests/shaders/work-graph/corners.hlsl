// dxc: -T lib_6_8 -enable-16bit-types
// env: vulkan1.3
// Grids in the middle of records, of one or two numbers; arrays of empty outputs, of which each thread or group raises
// one; nodes without input; recursion within the end of an array, and a node behind that end; a thread that acts as a
// group; shared records of 6 bytes. tests/vulkan/work_graph runs it with both models.
struct Halves {
    uint base;
    uint16_t other;
    uint16_t2 grid : SV_DispatchGrid;
    uint last;
};
struct Line {
    uint2 words;
    uint width : SV_DispatchGrid;
    uint last;
};
struct Branch {
    uint value;
    uint depth;
};
struct [NodeTrackRWInputSharing] Tiny {
    uint16_t2 grid : SV_DispatchGrid;
    uint16_t value;
};

RWStructuredBuffer<uint> results : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(4, 1, 1)]
[NodeMaxDispatchGrid(8, 8, 1)]
[NodeIsProgramEntry]
void halves(DispatchNodeInputRecord<Halves> input,
            [MaxRecords(64)][NodeID("bell")][NodeArraySize(3)] EmptyNodeOutputArray bells, uint2 group : SV_GroupID,
            uint index : SV_GroupIndex)
{
    Halves record = input.Get();
    InterlockedAdd(results[0], record.base + 10 * group.x + 100 * group.y + index);
    InterlockedAdd(results[1], record.other + record.last);
    bells[(group.x + index) % 3].ThreadIncrementOutputCount(index);
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(4, 1, 1)]
[NodeMaxDispatchGrid(8, 1, 1)]
[NodeIsProgramEntry]
void lines(DispatchNodeInputRecord<Line> input,
           [MaxRecords(8)][NodeID("bell")][NodeArraySize(3)] EmptyNodeOutputArray bells,
           [MaxRecords(2)][NodeID("tree", 1)][NodeArraySize(2)] NodeOutputArray<Branch> branches,
           [MaxRecords(1)][NodeID("tree", 3)] NodeOutput<Branch> other,
           [MaxRecords(2)][NodeID("tiny")] NodeOutput<Tiny> tiny, uint group : SV_GroupID, uint index : SV_GroupIndex)
{
    Line record = input.Get();
    InterlockedAdd(results[2], record.words.y + 10 * group + index);
    bells[group % 3].GroupIncrementOutputCount(2 + group);
    GroupNodeOutputRecords<Branch> branch = branches[group & 1].GetGroupNodeOutputRecords(2);
    if (index < 2) {
        branch[index].value = record.last + 1000 * index;
        branch[index].depth = 0;
    }
    branch.OutputComplete();
    GroupNodeOutputRecords<Branch> one = other.GetGroupNodeOutputRecords(group & 1);
    if (index == 3 && group & 1) {
        one.Get().value = record.last + 7;
        one.Get().depth = 1;
    }
    one.OutputComplete();
    GroupNodeOutputRecords<Tiny> pair = tiny.GetGroupNodeOutputRecords(2);
    if (index < 2) {
        pair[index].grid = uint16_t2(2, (uint16_t)(index + 1));
        pair[index].value = (uint16_t)(300 + index);
    }
    pair.OutputComplete();
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(2, 1, 1)]
[NodeMaxDispatchGrid(2, 2, 1)]
void tiny(globallycoherent RWDispatchNodeInputRecord<Tiny> record, uint index : SV_GroupIndex)
{
    InterlockedAdd(results[12], 1);
    Barrier(record, GROUP_SYNC | GROUP_SCOPE | DEVICE_SCOPE);
    if (record.FinishedCrossGroupSharing() && index == 0) {
        InterlockedAdd(results[13], record.Get().value);
        InterlockedAdd(results[14], 1);
    }
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(4, 1, 1)]
[NodeID("bell", 0)]
void bell_first([MaxRecords(4)] EmptyNodeInput rings, uint index : SV_GroupIndex)
{
    if (index == 0)
        InterlockedAdd(results[4], rings.Count());
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("bell", 1)]
void bell_second()
{
    InterlockedAdd(results[5], 1);
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(2, 1, 1)]
[NodeDispatchGrid(2, 2, 1)]
[NodeID("bell", 2)]
void bell_third(uint2 thread : SV_DispatchThreadID)
{
    InterlockedAdd(results[6], 1 + 10 * thread.x + 100 * thread.y);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("tree", 1)]
void tree_second(ThreadNodeInputRecord<Branch> input)
{
    InterlockedAdd(results[8], input.Get().value);
}

// Emits to both nodes of its end of the array, to itself until no levels remain.
[Shader("node")]
[NodeLaunch("thread")]
[NodeID("tree", 2)]
[NodeMaxRecursionDepth(2)]
void tree_third(ThreadNodeInputRecord<Branch> input,
                [MaxRecords(2)][NodeID("tree", 1)][NodeArraySize(2)] NodeOutputArray<Branch> branches)
{
    Branch branch = input.Get();
    for (uint n = 0; n < 2; n++) {
        bool valid = branches[n].IsValid();
        ThreadNodeOutputRecords<Branch> next = branches[n].GetThreadNodeOutputRecords(valid ? 1 : 0);
        if (valid) {
            next.Get().value = branch.value + n + 1;
            next.Get().depth = branch.depth + 1;
        }
        next.OutputComplete();
    }
    InterlockedAdd(results[9], branch.value);
    InterlockedAdd(results[10], branch.depth + 10 * GetRemainingRecursionLevels());
    InterlockedAdd(results[11], 1);
}

// Emits to the array's first nodes; could reach the one in front of it. Its threads are groups of one.
[Shader("node")]
[NodeLaunch("thread")]
[NodeID("tree", 3)]
void tree_fourth(ThreadNodeInputRecord<Branch> input,
                 [MaxRecords(1)][NodeID("tree", 1)][NodeArraySize(2)] NodeOutputArray<Branch> branches,
                 [MaxRecords(1)][NodeID("tree", 2)] NodeOutput<Branch> before,
                 [MaxRecords(3)][NodeID("bell")][NodeArraySize(3)] EmptyNodeOutputArray bells)
{
    Branch branch = input.Get();
    GroupNodeOutputRecords<Branch> next = branches[0].GetGroupNodeOutputRecords(1);
    next.Get().value = branch.value + 100;
    next.Get().depth = 0;
    next.OutputComplete();
    ThreadNodeOutputRecords<Branch> none = before.GetThreadNodeOutputRecords(0);
    none.OutputComplete();
    bells[1].GroupIncrementOutputCount(3);
    InterlockedAdd(results[15], branch.value + branch.depth + (before.IsValid() ? 10000 : 0));
}
