// dxc: -T cs_6_0 -E main
// A wave operation in the block that breaks: it belongs to the loop, and sees the lanes that leave on this trip.
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint leaving = 0, i = 0;
    [loop] while (true) {
        if (i >= (thread & 3) / 2) {
            leaving = WaveActiveCountBits(true) + i * 100;
            break;
        }
        i++;
    }
    results[thread] = uint2(leaving, WaveActiveCountBits(true));
}
