// dxc: -T lib_6_8 -enable-16bit-types
// env: vulkan1.3
// Records of all kinds of members, a grid of 16-bit numbers, and atomics in them. tests/vulkan/work_graph runs it.
struct Inner {
    float3 direction;
    int64_t big;
    uint16_t kind;
};
struct Record {
    uint16_t2 grid : SV_DispatchGrid;
    float4x3 matrices[2];
    Inner inner[2];
    double wide;
    float16_t half_number;
    bool flag;
    float sum;
};

RWStructuredBuffer<float> results : register(u0);

[Shader("node")]
[NodeLaunch("broadcasting")]
[NumThreads(8, 1, 1)]
[NodeMaxDispatchGrid(16, 16, 1)]
void main(RWDispatchNodeInputRecord<Record> record, [MaxRecords(2)] NodeOutput<Record> next, uint index : SV_GroupIndex,
          uint thread : SV_DispatchThreadID)
{
    GroupNodeOutputRecords<Record> both = next.GetGroupNodeOutputRecords(2);
    uint old;
    if (index < 2) {
        both[index].inner[index] = record.Get().inner[1 - index];
        both[index].matrices[index] = record.Get().matrices[thread & 1];
        both[index].flag = !record.Get().flag;
        both[index].wide = record.Get().wide * 2.0;
        both[index].half_number = record.Get().half_number + (float16_t)1.0;
        both[index].grid = uint16_t2(1, 2);
    }
    if (index == 2) {
        both[0].sum = 2.5;
        both[1].sum = 3.5;
    }
    InterlockedCompareExchangeFloatBitwise(record.Get().sum, 0.0, 1.5, results[1]);
    Barrier(NODE_INPUT_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    results[0] = record.Get().sum;
    both.OutputComplete();
}

[Shader("node")]
[NodeLaunch("coalescing")]
[NumThreads(2, 1, 1)]
void next([MaxRecords(2)] GroupNodeInputRecords<Record> input, uint index : SV_GroupIndex)
{
    Record record = input[index];
    uint first = 8 + 16 * index;
    results[first] = record.inner[index].direction.x;
    results[first + 1] = record.inner[index].direction.y;
    results[first + 2] = record.inner[index].direction.z;
    results[first + 3] = record.inner[index].kind;
    results[first + 4] = float(record.inner[index].big >> 32);
    results[first + 5] = record.matrices[index][3][1];
    results[first + 6] = float(record.wide);
    results[first + 7] = record.half_number;
    results[first + 8] = record.flag ? 1.0 : 2.0;
    results[first + 9] = record.grid.x + 10 * record.grid.y;
    results[first + 10] = index == 0 ? input[1].sum : input[0].sum;
}
