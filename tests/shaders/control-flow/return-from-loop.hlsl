// dxc: -T cs_6_0 -E main
// A return inside a loop: lanes that leave, in any iteration, reconverge after the loop.
StructuredBuffer<uint> trips : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint last = trips[thread], work = 0;

    [loop]
    for (uint i = 0; i < 4; i++) {
        work += i * last;
        if (i == last) {
            results[thread] = WaveActiveSum(thread + 1) + 100 * work;
            return;
        }
    }
    results[thread] = 10000 + WaveActiveCountBits(true);
}
