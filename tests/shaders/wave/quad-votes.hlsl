// dxc: -T cs_6_7 -E main
// QuadAny and QuadAll of shader model 6.7.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint v = values[thread];
    results[thread] = uint2(QuadAny(v > 3) ? 1 : 0, QuadAll(v > 3) ? 1 : 0);
}
