// dxc: -T cs_6_0 -E main
// A group of 32 threads reads a lane below 32: such a shader was hardly written for smaller waves.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)] void main(uint thread : SV_GroupIndex)
{
    uint lane = WaveGetLaneIndex() & 31;
    results[thread] = WaveReadLaneAt(results[thread] + 5, lane);
}
