// dxc: -T cs_6_0 -E main
// Wave operations see the lanes that took the same side.
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint quad = thread & 3;
    uint2 v;
    [branch] if (quad == 1) {
        v = uint2(WaveActiveCountBits(true), 100);
    } else [branch] if (quad == 2) {
        v = uint2(WaveActiveCountBits(true) * 10, WaveReadLaneFirst(thread));
    } else {
        v = uint2(WaveActiveSum(thread), WavePrefixSum(thread));
    }
    results[thread] = v;
}
