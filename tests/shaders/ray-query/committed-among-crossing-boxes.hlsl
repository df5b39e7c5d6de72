// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// Rays begin within the boxes of both triangles, so nothing says which of them they look at first. Each ray commits one
// triangle; it may look at the other one later.
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    bool back = id & 1;
    RayDesc ray;
    ray.Origin = float3(0, 0, back ? 4 : 0);
    ray.TMin = 0;
    ray.Direction = float3(0, 0, back ? -1 : 1);
    ray.TMax = 100;

    RayQuery<RAY_FLAG_FORCE_NON_OPAQUE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed()) {
        if (query.CandidatePrimitiveIndex() == id / 2)
            query.CommitNonOpaqueTriangleHit();
    }
    results.Store4(16 * id, uint4(query.CommittedPrimitiveIndex(), asuint(query.CommittedRayT()),
                                  asuint(query.CommittedTriangleBarycentrics())));
}
