// dxc: -T cs_6_6 -E main
// All operations of waves of four lanes, several of which share a subgroup; 13 of 20 threads take part in them.
// dxs: --subgroup-sizes 8,8
RWStructuredBuffer<uint> values : register(u0);
RWByteAddressBuffer results : register(u1);

void put(inout uint at, uint value)
{
    results.Store(at, value);
    at += 4;
}

[WaveSize(4)]
[numthreads(20, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint value = values[thread], at = 128 * thread;
    uint4 all = WaveActiveBallot(true), odd = WaveActiveBallot(value & 1);

    put(at, WaveGetLaneIndex());
    put(at, WaveGetLaneCount());
    put(at, all.x);
    put(at, odd.x);
    put(at, all.y | all.z | all.w | odd.y | odd.z | odd.w);
    if (value % 3 != 0) {
        put(at, WaveIsFirstLane());
        put(at, WaveActiveAnyTrue(value > 12));
        put(at, WaveActiveAllTrue(value > 3));
        put(at, WaveActiveAllEqual(value / 6));
        put(at, WaveReadLaneFirst(value));
        put(at, WaveActiveCountBits(value & 1));
        put(at, WavePrefixCountBits(value & 1));
        put(at, WaveActiveSum(value));
        put(at, WaveActiveProduct(value));
        put(at, WaveActiveMin(value));
        put(at, WaveActiveMax(value));
        put(at, WaveActiveBitAnd(value));
        put(at, WaveActiveBitOr(value));
        put(at, WaveActiveBitXor(value));
        put(at, asuint(WaveActiveSum(float(value))));
        put(at, WavePrefixSum(value));
        put(at, WavePrefixProduct(value));
        put(at, asuint(WavePrefixSum(float(value))));
        uint4 same = WaveMatch(value & 1);
        put(at, same.x);
        put(at, WaveMultiPrefixSum(value, same));
        put(at, WaveMultiPrefixBitXor(value, same));
        put(at, WaveMultiPrefixCountBits(value & 2, same));
    }
    put(at, WaveReadLaneAt(value, 2));
    put(at, WaveReadLaneAt(value, value & 3));
    put(at, QuadReadAcrossX(value));
    put(at, QuadReadLaneAt(value, 3));
}
