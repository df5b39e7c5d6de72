// dxc: -T cs_6_0 -E main
// A wave sum in a loop that lanes leave one after another.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint total = 0;
    [loop] for (uint i = 0; i <= thread; i++)
        total = total * 10 + WaveActiveCountBits(true);
    results[thread] = total;
}
