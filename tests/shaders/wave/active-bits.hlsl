// dxc: -T cs_6_0 -E main
// And, or and exclusive or over the wave.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    results[thread] = uint3(WaveActiveBitAnd(v), WaveActiveBitOr(v), WaveActiveBitXor(v));
}
