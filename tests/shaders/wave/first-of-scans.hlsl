// dxc: -T cs_6_5 -E main
// The first lane's value of what differs between lanes: prefixes, quads, masks and places. Lanes from the second on come
// first in a branch.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint value = values[lane];

    if (value > 5) {
        results[lane] = WaveReadLaneFirst(WavePrefixSum(value));
        results[4 + lane] = WaveReadLaneFirst(WavePrefixProduct(value));
        results[8 + lane] = WaveReadLaneFirst(WaveMultiPrefixSum(value, uint4(0xE, 0, 0, 0)));
        results[12 + lane] = WaveReadLaneFirst(WaveMatch(value).x);
        results[16 + lane] = WaveReadLaneFirst(WaveGetLaneIndex());
        results[20 + lane] = WaveReadLaneFirst(WaveIsFirstLane());
        results[24 + lane] = WaveReadLaneFirst(WavePrefixCountBits(true));
    }
    results[28 + lane] = WaveReadLaneFirst(QuadReadAcrossX(value));
    results[32 + lane] = WaveReadLaneFirst(QuadReadLaneAt(value, lane ^ 3));
    results[36 + lane] = WaveReadLaneFirst(QuadReadAcrossDiagonal(value) * 2);
    results[40 + lane] = WaveReadLaneFirst(WavePrefixSum(value + 1));
    results[44 + lane] = WaveReadLaneFirst(WaveMultiPrefixSum(value, WaveMatch(value & 1)));
    results[48 + lane] = WaveReadLaneFirst(WaveIsFirstLane());
}
