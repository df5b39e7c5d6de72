// dxc: -T ps_6_5 -E main
// Where helper lanes alone are active, wave operations are among no lanes at all. The pixel that stays reads what its
// neighbours in the quad have found.
StructuredBuffer<uint> values : register(t0);

struct Targets {
    uint4 votes : SV_Target0;
    uint4 reads : SV_Target1;
    uint4 sums : SV_Target2;
    uint4 sets : SV_Target3;
};

Targets main(float4 position : SV_Position)
{
    uint place = uint(position.x) % 2 + uint(position.y) % 2 * 2;
    uint v = values[place];
    uint4 votes = 0, reads = 0, sums = 0, sets = 0;

    if (v > 0)
        discard;
    [branch]
    if (v > 0) {
        votes = uint4(WaveActiveAllTrue(v > 1000), WaveActiveAnyTrue(v > 0), WaveIsFirstLane(), WaveActiveAllEqual(v));
        reads = uint4(WaveReadLaneFirst(v), WaveActiveBallot(true).x, WaveActiveCountBits(true),
                      WavePrefixCountBits(true) + WavePrefixSum(v));
        sums = uint4(WaveActiveSum(v), WaveActiveMin(v), WaveActiveProduct(v), WaveActiveBitAnd(v));
        uint4 match = WaveMatch(v);
        sets = uint4(match.x, WaveMultiPrefixSum(v, match), WaveMultiPrefixCountBits(true, match),
                     asuint(WaveReadLaneFirst(float(v))));
    }

    Targets targets;
    targets.votes = QuadReadLaneAt(votes, 0) + 10 * QuadReadLaneAt(votes, 1) + 100 * QuadReadLaneAt(votes, 2);
    targets.reads = QuadReadLaneAt(reads, 0) + 10 * QuadReadLaneAt(reads, 1) + 100 * QuadReadLaneAt(reads, 2);
    targets.sums = QuadReadLaneAt(sums, 0) ^ QuadReadLaneAt(sums, 1) ^ QuadReadLaneAt(sums, 2);
    targets.sets = QuadReadLaneAt(sets, 0) + 10 * QuadReadLaneAt(sets, 1) + 100 * QuadReadLaneAt(sets, 2);
    return targets;
}
