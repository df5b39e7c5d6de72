// dxc: -T cs_6_5 -E main
// dxs: --no-primitive-culling
// env: vulkan1.2
// Flags from outside, without their bits for kinds of primitives: a triangle and a box are met in spite of them.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

cbuffer Rays : register(b0) {
    uint flags;
};

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = {float3(0.25, 0.25, 0), 0, float3(0, 0, 1), 100};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    query.TraceRayInline(scene, flags, 0xFF, ray);
    uint boxes = 0;
    while (query.Proceed())
        boxes++;
    results[0] = query.CommittedStatus() + 16 * boxes;
}
