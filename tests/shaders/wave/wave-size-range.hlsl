// dxc: -T cs_6_8 -E main
// A shader that accepts a range of wave sizes.
RWStructuredBuffer<uint> results : register(u0);

[WaveSize(4, 64)]
[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint lanes = WaveActiveCountBits(true);
    results[thread] = lanes == WaveGetLaneCount() ? 1 : 0;
}
