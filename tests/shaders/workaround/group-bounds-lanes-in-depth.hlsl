// dxc: -T cs_6_0 -E main
// dxs: --group-bounds-lanes
// All three dimensions of the group bound its waves.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 2)]
void main()
{
    results[0] = WaveGetLaneCount();
}
