// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Matrices in shared memory, with a row picked at run time.
RWStructuredBuffer<float4> results : register(u0);
groupshared float4x4 matrices[4];

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    [unroll] for (uint row = 0; row < 4; row++)
        matrices[thread][row] = float4(row * 4, row * 4 + 1, row * 4 + 2, row * 4 + 3) + thread * 100;
    GroupMemoryBarrierWithGroupSync();
    results[thread] = matrices[(thread + 1) % 4][thread];
    results[thread + 4] = mul(matrices[thread], float4(1, 0, 0, 1));
}
