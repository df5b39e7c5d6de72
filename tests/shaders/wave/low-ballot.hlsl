// dxc: -T cs_6_0 -E main
// Groups of more than one wave, and of a ballot the low word only: waves of at most 32 lanes are suggested.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint index : SV_GroupIndex) {
    results[index] = WaveActiveBallot(WaveIsFirstLane()).x;
}
