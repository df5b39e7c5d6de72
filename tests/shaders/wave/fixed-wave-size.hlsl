// dxc: -T cs_6_6 -E main
// A shader that demands waves of eight lanes.
RWStructuredBuffer<uint2> results : register(u0);

[WaveSize(8)]
[numthreads(16, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    results[thread] = uint2(WaveGetLaneCount(), WaveActiveSum(thread));
}
