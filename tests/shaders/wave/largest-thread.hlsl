// dxc: -T cs_6_0 -E main
// Lanes reduce what depends on the thread's number in its group of 32.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)] void main(uint thread : SV_GroupIndex)
{
    results[thread] += WaveActiveMax((thread & 1) * 3);
}
