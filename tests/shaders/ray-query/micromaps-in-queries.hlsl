// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// dxs: --opacity-micromap-khr --micromaps-in-queries
// A query without the flag for opacity micromaps, which meets them all the same.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    RayDesc ray = {float3(index, 0.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    results[index] = query.CommittedStatus();
}
