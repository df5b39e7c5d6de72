// dxc: -T cs_6_5 -E main
// dxs: --no-primitive-culling
// env: vulkan1.2
// Flags from outside, without their bits for kinds of primitives.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

cbuffer Rays : register(b0) {
    uint flags;
};

[numthreads(1, 1, 1)]
void main()
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 100};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    query.TraceRayInline(scene, flags, 0xFF, ray);
    query.Proceed();
    results[0] = query.CommittedStatus();
}
