// dxc: -T cs_6_0 -E main
// Behind a divergent branch all lanes are together again.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = thread;
    [branch] if (thread & 1)
        v += results[thread] * 10;
    results[thread] = WaveActiveSum(v) + WaveActiveCountBits(true) * 1000;
}
