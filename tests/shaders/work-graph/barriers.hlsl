// dxc: -T lib_6_8
// env: vulkan1.3
// Barrier() for each kind of memory, and for records and resources, with and without synchronization, in the scope of
// the group and of the device: in nodes, in a compute shader, and where there is no group.
struct Record {
    uint value;
};

RWStructuredBuffer<uint> results : register(u0);

groupshared uint cells[4];

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(4, 1, 1)]
[NodeDispatchGrid(1, 1, 1)]
void node(RWDispatchNodeInputRecord<Record> input, [MaxRecords(4)] NodeOutput<Record> next, uint index : SV_GroupIndex)
{
    GroupNodeOutputRecords<Record> output = next.GetGroupNodeOutputRecords(4);
    output[index].value = index;
    Barrier(NODE_OUTPUT_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    output[index].value += output[3 - index].value;
    Barrier(NODE_OUTPUT_MEMORY, GROUP_SCOPE);
    Barrier(NODE_OUTPUT_MEMORY, DEVICE_SCOPE);
    Barrier(NODE_OUTPUT_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(NODE_OUTPUT_MEMORY, GROUP_SYNC);
    Barrier(output, GROUP_SYNC | GROUP_SCOPE);
    results[index] = output[index ^ 1].value;
    Barrier(NODE_INPUT_MEMORY, GROUP_SCOPE);
    Barrier(NODE_INPUT_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(input, DEVICE_SCOPE);
    Barrier(input, GROUP_SYNC);
    cells[index] = input.Get().value;
    Barrier(GROUP_SHARED_MEMORY, GROUP_SCOPE);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    Barrier(GROUP_SHARED_MEMORY | NODE_INPUT_MEMORY | NODE_OUTPUT_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    results[4 + index] = cells[3 - index];
    Barrier(UAV_MEMORY, GROUP_SCOPE);
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(results, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(results, 0);
    Barrier(ALL_MEMORY, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(0, GROUP_SYNC);
    results[8 + index] = results[(index + 1) % 4];
    output.OutputComplete();
}

[Shader("node")]
[NodeLaunch("thread")]
void next(ThreadNodeInputRecord<Record> input)
{
    results[12] = input.Get().value;
}

[Shader("compute")]
[NumThreads(4, 1, 1)]
void group(uint index : SV_GroupIndex)
{
    cells[index] = index;
    Barrier(ALL_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    results[index] = cells[3 - index];
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    Barrier(results, GROUP_SCOPE);
    Barrier(results, GROUP_SYNC | DEVICE_SCOPE);
    Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC);
    Barrier(GROUP_SHARED_MEMORY | UAV_MEMORY, GROUP_SCOPE);
    Barrier(UAV_MEMORY, GROUP_SYNC);
    results[4 + index] = results[index ^ 1];
}

[Shader("raygeneration")]
void generate()
{
    results[13] = 1;
    Barrier(UAV_MEMORY, DEVICE_SCOPE);
    results[14] = results[13];
    Barrier(results, DEVICE_SCOPE);
    results[15] = results[14];
}
