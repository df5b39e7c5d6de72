// dxc: -T lib_6_8
// Attributes of nodes and of their records, each with a value of its own.
struct Grid { uint before; uint2 groups : SV_DispatchGrid; uint after[2]; };
struct Work { uint value; float more[4]; };

[Shader("node")] [NodeLaunch("broadcasting")] [NodeID("first", 3)] [NodeIsProgramEntry]
[NodeLocalRootArgumentsTableIndex(5)] [NodeMaxDispatchGrid(7, 9, 1)] [NumThreads(4, 2, 3)]
void start(DispatchNodeInputRecord<Grid> grid, [MaxRecords(6)] NodeOutput<Work> gather,
           [MaxRecordsSharedWith(gather)] NodeOutput<Work> other,
           [MaxRecords(8)] [NodeID("listed", 2)] [NodeArraySize(10)] [AllowSparseNodes] NodeOutputArray<Work> listed,
           [MaxRecords(11)] EmptyNodeOutput ended)
{
    GroupNodeOutputRecords<Work> records = gather.GetGroupNodeOutputRecords(1);
    records.Get().value = grid.Get().after[1];
    records.OutputComplete();
    GroupNodeOutputRecords<Work> more = other.GetGroupNodeOutputRecords(1);
    more.OutputComplete();
    GroupNodeOutputRecords<Work> last = listed[grid.Get().before].GetGroupNodeOutputRecords(1);
    last.OutputComplete();
    ended.GroupIncrementOutputCount(1);
}

[Shader("node")] [NodeLaunch("broadcasting")] [NodeID("second", 1)] [NodeShareInputOf("first", 3)]
[NodeMaxDispatchGrid(7, 9, 1)] [NumThreads(1, 1, 1)]
void share(DispatchNodeInputRecord<Grid> grid) {}

[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 3, 4)] [NodeMaxRecursionDepth(12)] [NumThreads(5, 1, 1)]
void again(RWDispatchNodeInputRecord<Work> work, [MaxRecords(1)] NodeOutput<Work> again)
{
    GroupNodeOutputRecords<Work> records = again.GetGroupNodeOutputRecords(1);
    records.Get() = work.Get();
    records.OutputComplete();
}

[Shader("node")] [NodeLaunch("coalescing")] [NumThreads(6, 1, 1)]
void gather([MaxRecords(13)] GroupNodeInputRecords<Work> works) {}

[Shader("node")] [NodeLaunch("thread")]
void each(ThreadNodeInputRecord<Work> work) {}
