// dxc: -T lib_6_8 -enable-16bit-types
// env: vulkan1.3
// Records of all kinds of members, a grid of 16-bit numbers, and atomics in them.
struct Inner {
    float3 direction;
    uint16_t kind;
    int64_t big;
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
        both[index].sum = 0.0;
    }
    InterlockedCompareExchangeFloatBitwise(record.Get().sum, 0.0, 1.5, results[1]);
    Barrier(NODE_INPUT_MEMORY, GROUP_SYNC | GROUP_SCOPE);
    results[0] = record.Get().sum;
    both.OutputComplete();
}
