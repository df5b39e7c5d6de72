// dxc: -T cs_6_0 -E main
// dxs: --lane-count 4
// The pipeline demands waves of so many lanes.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = WaveGetLaneCount();
}
