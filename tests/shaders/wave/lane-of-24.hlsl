// dxc: -T cs_6_0 -E main
// A row of 32 threads that neither takes its number in the group for that in the wave, nor 32 for the wave's size.
StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint thread : SV_GroupIndex)
{
    uint lane = WaveGetLaneIndex();
    results[id.x] = WaveReadLaneAt(numbers[id.x], lane % 24) + 10 * WaveReadLaneAt(numbers[id.x + 1], lane & 15) +
                    (WaveActiveMax(numbers[7] + id.x) >= 31 ? 0 : 100) + 1000 * thread;
}
