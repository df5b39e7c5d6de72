// dxc: -T cs_6_5 -E main
// Six prefixes of one mask: the operands of the second and the fifth are results of those before, so no loop can have
// all six. The third, the fourth and the sixth are known where the first and the second begin.
StructuredBuffer<uint> keys : register(t0);
StructuredBuffer<uint> values : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint v = values[thread];
    uint4 mask = WaveMatch(keys[thread]);
    uint first = WaveMultiPrefixSum(v, mask);
    uint second = WaveMultiPrefixSum(first + 1, mask);
    uint third = WaveMultiPrefixProduct(v, mask);
    uint fourth = WaveMultiPrefixBitOr(v, mask);
    uint fifth = WaveMultiPrefixSum(second + third, mask);
    uint sixth = WaveMultiPrefixBitXor(v, mask);
    results[thread] = first;
    results[thread + 4] = second;
    results[thread + 8] = third;
    results[thread + 12] = fourth;
    results[thread + 16] = fifth;
    results[thread + 20] = sixth;
}
