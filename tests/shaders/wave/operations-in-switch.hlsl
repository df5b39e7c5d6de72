// dxc: -T cs_6_0 -E main
// Wave operations in the cases of a divergent switch.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v;
    [branch] switch (results[thread]) {
    case 0:
        v = WaveActiveSum(thread);
        break;
    case 1:
        v = WaveActiveCountBits(true) + 10;
        break;
    default:
        v = WaveReadLaneFirst(thread) + 100;
        break;
    }
    results[thread] = v + WaveActiveCountBits(true) * 1000;
}
