// dxc: -T cs_6_8 -E main
// Least, most and preferred lanes are three numbers.
RWStructuredBuffer<uint> results : register(u0);

[WaveSize(8, 64, 32)]
[numthreads(3, 5, 7)]
void main(uint index : SV_GroupIndex) { results[index] = WaveGetLaneCount(); }
