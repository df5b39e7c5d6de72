// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Structures with vectors and nested arrays in shared memory.
struct particle {
    float3 position;
    uint tags[2];
    int2 cell;
};
RWStructuredBuffer<float> results : register(u0);
groupshared particle particles[8];

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex) {
    particle p;
    p.position = float3(thread, thread * 2, thread * 4);
    p.tags[0] = thread + 10;
    p.tags[1] = thread + 20;
    p.cell = int2(-int(thread), thread);
    particles[thread] = p;
    GroupMemoryBarrierWithGroupSync();
    particle q = particles[7 - thread];
    results[thread * 3] = dot(q.position, float3(1, 1, 1));
    results[thread * 3 + 1] = q.tags[thread & 1];
    results[thread * 3 + 2] = q.cell.x + q.cell.y * 10;
}
