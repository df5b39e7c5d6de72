// dxc: -T cs_6_0 -E main
// dxs: --group-bounds-lanes
// Waves are not wider than the group.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main()
{
    results[0] = WaveGetLaneCount();
}
