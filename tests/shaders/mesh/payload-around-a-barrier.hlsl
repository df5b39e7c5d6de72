// dxc: -T as_6_5 -E main
// env: vulkan1.3
// Different threads write a member of the payload in front of a barrier and behind it, without any other operation
// between. The barrier orders groupshared memory only, so the payload must lie there.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    payload.base = 10 + thread;
    payload.colors[thread & 1] = thread;
    GroupMemoryBarrierWithGroupSync();
    if (thread == 2)
        payload.base = 32;
    if (thread < 2)
        payload.colors[thread] = float4(thread + 1, 20 * thread, 5.0, 6.0);
    DispatchMesh(2, 1, 1, payload);
}
