// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// Each ray takes one of two triangles, whichever it meets last. What was committed is not what was looked at last.
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    bool back = id & 1;
    RayDesc ray;
    ray.Origin = float3(0.25, 0.25, back ? 4 : 0);
    ray.TMin = 0;
    ray.Direction = float3(0, 0, back ? -1 : 1);
    ray.TMax = 100;

    RayQuery<RAY_FLAG_FORCE_NON_OPAQUE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed()) {
        if (query.CandidatePrimitiveIndex() == id / 2)
            query.CommitNonOpaqueTriangleHit();
    }
    results.Store2(8 * id, uint2(query.CommittedPrimitiveIndex(), asuint(query.CommittedRayT())));
}
