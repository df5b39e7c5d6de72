// dxc: -T cs_6_8 -E main
// A range without a preferred size.
RWStructuredBuffer<uint> results : register(u0);

[WaveSize(16, 32)]
[numthreads(1, 1, 1)]
void main() { results[0] = WaveGetLaneCount(); }
