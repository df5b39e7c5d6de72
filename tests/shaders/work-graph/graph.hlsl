// dxc: -T lib_6_8 -enable-16bit-types
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
struct Mixed {
    uint16_t kind;
    int64_t wide;
    float16_t halves[3];
    uint tail;
    double number;
    int16_t last;
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
    uint16_t2 grid : SV_DispatchGrid;
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
void fixed_grid(DispatchNodeInputRecord<Step> record, [MaxRecords(2)][NodeID("mixed")] NodeOutput<Mixed> mixed,
                uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    GroupNodeOutputRecords<Mixed> records = mixed.GetGroupNodeOutputRecords(2);
    if (index < 2) {
        records[index].kind = (uint16_t)(group.z + 1);
        records[index].wide = -(int64_t(1) << (32 + index));
        records[index].halves[index] = (float16_t)0.5;
        records[index].halves[index + 1] = (float16_t)(group.x + 2);
        records[index].tail = 1000;
        records[index].number = 0.25 * record.Get().value;
        records[index].last = -7;
    }
    records.OutputComplete();
    InterlockedAdd(results[8], record.Get().value * (thread.x + 10 * thread.y + 100 * thread.z));
}

[Shader("node")]
[NodeLaunch("thread")]
void mixed(ThreadNodeInputRecord<Mixed> record)
{
    Mixed values = record.Get();
    InterlockedAdd(results[9], values.kind);
    InterlockedAdd(results[10], uint(values.wide >> 32));
    InterlockedAdd(results[11], uint(values.halves[1] * (float16_t)2.0));
    InterlockedAdd(results[12], values.tail + uint(int(values.last)));
    InterlockedAdd(results[13], uint(values.number * 4.0));
}
