// dxc: -T as_6_5 -E main
// dxs: --zeroed-memory --zero-initialize-workgroup-memory
// env: vulkan1.3
// A payload of which the base and one component of a colour are never stored: they are 0.
struct Payload {
    uint base;
    float4 colors[2];
};

groupshared Payload payload;

[numthreads(2, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    payload.colors[thread].xyz = float3(thread + 1, 20 * thread, 5.0);
    DispatchMesh(2, 1, 1, payload);
}
