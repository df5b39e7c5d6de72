// dxc: -T as_6_5 -E main
// env: vulkan1.3
// As `amplification`, with a payload that threads count in and read back, and write on both sides of a barrier: it must
// be groupshared memory.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;
StructuredBuffer<float4> spheres : register(t0);

[numthreads(32, 1, 1)]
void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID)
{
    if (thread == 0)
        payload.base = 0;
    if (thread < 2)
        payload.colors[1 - thread] = 0;
    GroupMemoryBarrierWithGroupSync();
    if (spheres[group * 32 + thread].w > 1.0)
        InterlockedAdd(payload.base, 1);
    if (thread < 2)
        payload.colors[thread] = float4(thread + 1, 20 * thread, 5.0, 6.0);
    GroupMemoryBarrierWithGroupSync();
    uint passed = payload.base;
    GroupMemoryBarrierWithGroupSync();
    if (thread == 3)
        payload.base = group * 32;
    DispatchMesh(passed, 1, 1, payload);
}
