// dxc: -T cs_6_5 -E main
// The first lane's value of what lanes read from others, counted, voted or matched; values of one bit that match.
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint value = results[lane].x;
    uint other = WaveReadLaneFirst(WaveReadLaneAt(value, lane ^ 2));
    uint before = WaveReadLaneFirst(WavePrefixSum(value) + value);
    uint count = WaveReadLaneFirst(WaveActiveCountBits(value > 4));
    bool votes = WaveReadLaneFirst(WaveActiveAnyTrue(value > 8)), same = WaveReadLaneFirst(WaveActiveAllEqual(value));
    bool large = value > 4;
    uint set = WaveMatch(large).x;
    results[lane] = uint4(other + 100 * before, count + 10 * votes + 20 * same, set, WaveReadLaneFirst(WavePrefixCountBits(large)));
}
