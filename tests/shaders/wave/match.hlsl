// dxc: -T cs_6_5 -E main
// The mask of lanes that hold the same value, for integers, floats and vectors.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    results[thread] = WaveMatch(v);
    results[thread + 4] = WaveMatch(v * 0.5);
    results[thread + 8] = WaveMatch(uint2(v, thread / 2));
}
