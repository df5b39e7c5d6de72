// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// Queries that an index chooses, all of one kind. One of two traces skips boxes, which its own flags alone say.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    RayDesc ray = {float3(0.25, 0.25, 0), 0, float3(0, 0, 1), 64};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> queries[2];
    uint met = 0;

    queries[index].TraceRayInline(scene, RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES, 255, ray);
    while (queries[index].Proceed())
        met++;
    results[3 * index] = 10 * met + queries[index].CommittedStatus();
    queries[1 - index].TraceRayInline(scene, RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 255, ray);
    while (queries[1 - index].Proceed())
        met++;
    results[3 * index + 1] = 10 * met + queries[1 - index].CommittedStatus();
    results[3 * index + 2] = queries[index].RayFlags() + 1000 * queries[1 - index].RayFlags();
}
