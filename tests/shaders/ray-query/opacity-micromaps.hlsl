// dxc: -T cs_6_9 -E main
// env: vulkan1.3
// Queries that look at opacity micromaps, in two states or in all.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    RayDesc ray = {float3(index, 0.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    RayQuery<RAY_FLAG_NONE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> all;
    all.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    while (all.Proceed())
        all.CommitNonOpaqueTriangleHit();
    RayQuery<RAY_FLAG_FORCE_OMM_2_STATE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> two;
    two.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    two.Proceed();
    results[index] = all.CommittedStatus() + 4 * two.CommittedStatus();
}
