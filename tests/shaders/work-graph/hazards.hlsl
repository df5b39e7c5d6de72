// dxc: -T lib_6_8
// env: vulkan1.3
// Threads of a group read each other's words: behind a barrier, and without one. tests/vulkan/work_graph runs both.
struct Job {
    uint first;
};

RWByteAddressBuffer values : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(4, 1, 1)]
[NodeDispatchGrid(3, 1, 1)]
void ordered(DispatchNodeInputRecord<Job> job, uint thread : SV_GroupThreadID, uint group : SV_GroupID)
{
    uint place = 4 * (job.Get().first + 4 * group);
    values.Store(place + 4 * thread, 10 * group + thread);
    Barrier(UAV_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    values.Store(place + 4 * thread + 64, values.Load(place + 4 * (thread ^ 1)));
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(4, 1, 1)]
void unordered([MaxRecords(1)] GroupNodeInputRecords<Job> job, uint thread : SV_GroupThreadID)
{
    uint place = 4 * job[0].first;
    values.Store(place + 4 * thread, thread);
    values.Store(place + 4 * thread + 64, values.Load(place + 4 * (thread ^ 1)));
}
