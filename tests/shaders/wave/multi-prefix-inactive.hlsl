// dxc: -T cs_6_5 -E main
// Bits of lanes that are not active mean nothing in a mask: not those of lanes that the wave does not have, nor those of
// lanes that went another way.
StructuredBuffer<uint> keys : register(t0);
StructuredBuffer<uint> values : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint v = values[thread];
    uint4 absent = uint4(0, 0, thread << 5, thread + 1);
    uint4 mask = WaveMatch(keys[thread]) | absent;
    results[thread] = WaveMultiPrefixSum(v, mask);
    results[thread + 4] = WaveMultiPrefixProduct(v, mask);
    results[thread + 8] = WaveMultiPrefixCountBits(v > 5, mask);
    if (thread != 2) {
        uint4 away = uint4(thread == 3 ? 4 : 0, 0, 0, 0);
        uint4 rest = (thread == 1 ? uint4(2, 0, 0, 0) : uint4(9, 0, 0, 0)) | away;
        results[thread + 12] = WaveMultiPrefixSum(v, rest);
        results[thread + 16] = WaveMultiPrefixBitXor(v, rest);
    }
}
