// dxc: -T cs_6_0 -E main
// Two different ways out of a loop, a wave operation on each and one behind both.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = 0;
    [loop] for (uint i = 0; i < 10; i++) {
        if (i == thread) {
            v += 10 * WaveActiveCountBits(true);
            break;
        }
        if (results[thread] == i) {
            v += 100 * WaveActiveCountBits(true);
            break;
        }
    }
    results[thread] = v + WaveActiveCountBits(true);
}
