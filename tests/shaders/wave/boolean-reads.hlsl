// dxc: -T cs_6_0 -E main
// Booleans read from other lanes of the wave, and integers made of them from the quad.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    bool odd = values[thread] & 1;
    uint bits = 0;
    if (WaveReadLaneFirst(odd)) bits |= 1;
    if (WaveReadLaneAt(odd, 1)) bits |= 2;
    if (QuadReadAcrossX((uint)odd)) bits |= 4;
    if (QuadReadLaneAt(odd, 3)) bits |= 8;
    results[thread] = bits;
}
