// dxc: -T cs_6_0 -E main
// Both words of a ballot are read: no size of waves is suggested.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
    uint4 ballot = WaveActiveBallot(WaveIsFirstLane());
    results[index] = ballot.x + 2 * ballot.y;
}
