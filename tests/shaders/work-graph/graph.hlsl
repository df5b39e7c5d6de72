// dxc: -T lib_6_8
// env: vulkan1.3
// A graph of nodes of each launch, arrays of nodes, empty records and recursion: tests/vulkan/work_graph.c runs it.
struct Job {
    uint3 grid : SV_DispatchGrid;
    uint base;
};
struct Piece {
    uint value;
    float weights[3];
};
struct Step {
    uint value;
};

RWStructuredBuffer<uint> results : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(4, 2, 1)]
[NodeMaxDispatchGrid(4, 2, 2)]
[NodeIsProgramEntry]
void split(DispatchNodeInputRecord<Job> job, [MaxRecords(4)][NodeID("gather")] NodeOutput<Piece> pieces,
           [MaxRecords(1)][NodeID("tally")][NodeArraySize(3)] NodeOutputArray<Step> tallies,
           [MaxRecords(1)][NodeID("finish")] EmptyNodeOutput done, uint3 thread : SV_DispatchThreadID,
           uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    bool is_odd = thread.x & 1;
    ThreadNodeOutputRecords<Piece> piece = pieces.GetThreadNodeOutputRecords(is_odd ? 1 : 0);
    if (is_odd) {
        piece.Get().value = job.Get().base + thread.x + 100 * thread.y + 1000 * thread.z;
        piece.Get().weights[index % 3] = 1.0;
    }
    piece.OutputComplete();

    uint target = (group.x + group.y) % 3;
    if (tallies[target].IsValid()) {
        GroupNodeOutputRecords<Step> step = tallies[target].GetGroupNodeOutputRecords(1);
        if (index == 5)
            step.Get().value = job.Get().base + group.z;
        step.OutputComplete();
    }
    done.GroupIncrementOutputCount(1);
}

groupshared uint sum;

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(8, 1, 1)]
void gather([MaxRecords(8)] GroupNodeInputRecords<Piece> pieces, [MaxRecords(8)][NodeID("each")] NodeOutput<Step> steps,
            uint index : SV_GroupIndex)
{
    bool has_piece = index < pieces.Count();
    if (index == 0)
        sum = 0;
    GroupMemoryBarrierWithGroupSync();
    if (has_piece)
        InterlockedAdd(sum, pieces[index].value);
    GroupMemoryBarrierWithGroupSync();
    if (index == 0)
        InterlockedAdd(results[0], sum);
    GroupNodeOutputRecords<Step> all = steps.GetGroupNodeOutputRecords(pieces.Count());
    if (has_piece)
        all[index].value = pieces[index].value;
    all.OutputComplete();
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeMaxRecursionDepth(3)]
void each(ThreadNodeInputRecord<Step> step, [MaxRecords(1)][NodeID("each")] NodeOutput<Step> again)
{
    bool more = again.IsValid() && step.Get().value % 3 != 0;
    ThreadNodeOutputRecords<Step> next = again.GetThreadNodeOutputRecords(more ? 1 : 0);
    if (more)
        next.Get().value = step.Get().value + GetRemainingRecursionLevels();
    next.OutputComplete();
    InterlockedAdd(results[1], step.Get().value);
    InterlockedAdd(results[2], 1);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("tally", 0)]
void tally_first(ThreadNodeInputRecord<Step> step)
{
    InterlockedAdd(results[3], step.Get().value);
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeID("tally", 1)]
void tally_second(ThreadNodeInputRecord<Step> step)
{
    InterlockedAdd(results[4], step.Get().value);
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(4, 1, 1)]
void finish([MaxRecords(16)] EmptyNodeInput groups, uint index : SV_GroupIndex)
{
    if (index == 0)
        InterlockedAdd(results[5], groups.Count());
}

struct [NodeTrackRWInputSharing] Shared {
    uint2 grid : SV_DispatchGrid;
    uint sum;
};

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(16, 1, 1)]
[NodeMaxDispatchGrid(4, 4, 1)]
[NodeIsProgramEntry]
void share(globallycoherent RWDispatchNodeInputRecord<Shared> record, uint3 group : SV_GroupID,
           uint index : SV_GroupIndex)
{
    InterlockedAdd(record.Get().sum, index + 100 * group.x);
    Barrier(record, GROUP_SYNC | GROUP_SCOPE | DEVICE_SCOPE);
    if (record.FinishedCrossGroupSharing() && index == 0) {
        InterlockedAdd(results[6], record.Get().sum);
        InterlockedAdd(results[7], 1);
    }
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(2, 2, 2)]
[NodeDispatchGrid(2, 1, 3)]
[NodeIsProgramEntry]
void fixed_grid(DispatchNodeInputRecord<Step> record, uint3 thread : SV_DispatchThreadID)
{
    InterlockedAdd(results[8], record.Get().value * (thread.x + 10 * thread.y + 100 * thread.z));
}
