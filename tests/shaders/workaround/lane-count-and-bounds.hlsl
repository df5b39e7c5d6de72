// dxc: -T cs_6_0 -E main
// dxs: --lane-count 8 --group-bounds-lanes
// The pipeline demands waves of more lanes than the group has threads: the demand counts.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    results[thread] = WaveGetLaneCount();
}
