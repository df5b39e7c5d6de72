// dxc: -T cs_6_8 -E main
// Shader model 6.8 stores one size as a range whose end is 0.
RWStructuredBuffer<uint> results : register(u0);

[WaveSize(64)]
[numthreads(1, 1, 1)]
void main() { results[0] = WaveGetLaneCount(); }
