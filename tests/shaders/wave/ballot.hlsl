// dxc: -T cs_6_0 -E main
// Ballots and counts of set lanes.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint4> ballots : register(u0);
RWStructuredBuffer<uint2> counts : register(u1);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    bool odd = values[thread] & 1;
    ballots[thread] = WaveActiveBallot(odd);
    counts[thread] = uint2(WaveActiveCountBits(odd), WavePrefixCountBits(odd));
}
