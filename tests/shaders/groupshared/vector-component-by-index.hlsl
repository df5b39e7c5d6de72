// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A component of a shared vector picked at run time, for load and store.
RWStructuredBuffer<float> results : register(u0);
groupshared float4 vectors[4];

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    vectors[thread] = float4(1, 2, 3, 4) * (thread + 1);
    GroupMemoryBarrierWithGroupSync();
    vectors[thread][(thread + 1) % 4] = -1;
    GroupMemoryBarrierWithGroupSync();
    for (uint i = 0; i < 4; i++)
        results[thread * 4 + i] = vectors[3 - thread][(i + thread) % 4];
}
