// dxc: -T cs_6_0 -E main
// Votes over the wave.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = values[id];
    uint bits = 0;
    if (WaveActiveAnyTrue(v == 5)) bits |= 1;
    if (WaveActiveAllTrue(v < 20)) bits |= 2;
    if (WaveActiveAnyTrue(v > 100)) bits |= 4;
    if (WaveActiveAllTrue(v != 12)) bits |= 8;
    results[id] = bits;
}
