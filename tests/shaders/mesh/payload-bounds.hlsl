// dxc: -T as_6_5 -E main
// dxs: --groupshared-bounds
// env: vulkan1.3
// A store beyond an array of the payload has no effect: not on the member in front of it either.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;
StructuredBuffer<uint> places : register(t0);

[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID)
{
    if (thread == 0)
        payload.base = 32;
    if (thread < 2)
        payload.colors[thread] = float4(thread + 1, 20 * thread, 5.0, 6.0);
    payload.colors[places[thread]] = float4(3, 3, 3, 3);
    DispatchMesh(2, 1, 1, payload);
}
