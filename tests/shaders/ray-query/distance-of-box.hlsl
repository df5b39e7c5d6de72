// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// A hit of a box lies where the shader says, and hides what lies behind it.
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = float3(0.5, 0.5, 0);
    ray.TMin = 0;
    ray.Direction = float3(0, 0, 1);
    ray.TMax = 100;

    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed())
        query.CommitProceduralPrimitiveHit(2.25 + 0.5 * id);
    results.Store2(8 * id, uint2(query.CommittedStatus(), asuint(query.CommittedRayT())));
}
