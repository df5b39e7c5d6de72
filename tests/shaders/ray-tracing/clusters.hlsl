// dxc: -T lib_6_10
// dxs: --cluster-acceleration-structure
// env: vulkan1.3
// The cluster that a triangle belongs to: of the hit, of a query's candidate and of what it has committed.
struct [raypayload] Payload {
    uint cluster : read(caller, anyhit) : write(closesthit, anyhit, caller);
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("anyhit")]
void pass(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    if (ClusterID() == payload.cluster)
        IgnoreHit();
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.cluster = ClusterID();
}

[shader("raygeneration")]
void ask()
{
    RayDesc ray = {float3(DispatchRaysIndex()), 0.0, float3(0.0, 0.0, 1.0), 100.0};
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xFF, ray);
    while (query.Proceed())
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE && query.CandidateClusterID() > 3)
            query.CommitNonOpaqueTriangleHit();
    results[0] = query.CommittedClusterID();
}
