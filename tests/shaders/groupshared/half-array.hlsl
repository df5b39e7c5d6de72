// dxc: -T cs_6_2 -E main -enable-16bit-types
// 16-bit floats and integers in shared memory.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<float> results : register(u0);
groupshared half halves[8];
groupshared int16_t2 shorts[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    halves[thread] = (half)values[thread];
    shorts[thread] = int16_t2(thread, -int(thread) * 1000);
    GroupMemoryBarrierWithGroupSync();
    results[thread] = halves[thread ^ 1] * 2;
    results[thread + 8] = shorts[7 - thread].x + shorts[7 - thread].y;
}
