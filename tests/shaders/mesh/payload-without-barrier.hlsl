// dxc: -T as_6_5 -E main
// env: vulkan1.3
// All waves of the group add to the payload. DispatchMesh is the barrier.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    if (thread == 0)
        payload.base = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedAdd(payload.base, thread + 1);
    if (thread >= 62)
        payload.colors[thread - 62] = float4(thread, 2, 3, 4);
    DispatchMesh(2, 1, 1, payload);
}
