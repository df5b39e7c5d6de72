// dxc: -T cs_6_10 -E main
// env: vulkan1.3
// Corners of triangles, in the coordinates of their instance: of each candidate, and of the hit. No triangle belongs to
// a cluster.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> result : register(u0);

[numthreads(2, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    RayDesc ray = {float3(id.x, 1.0, -1.0), 0.0, float3(0.0, 0.0, 1.0), 100.0};
    float3 sum = 0.0;
    uint clusters = 0;

    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_FORCE_NON_OPAQUE, 0xFF, ray);
    while (query.Proceed()) {
        BuiltInTrianglePositions candidate = query.CandidateTriangleObjectPositions();
        sum += candidate.p0 + 2.0 * candidate.p1 + 4.0 * candidate.p2;
        clusters += query.CandidateClusterID() + 1;
        query.CommitNonOpaqueTriangleHit();
    }
    result[4 * id.x] = float4(sum, clusters);
    if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
        BuiltInTrianglePositions hit = query.CommittedTriangleObjectPositions();
        result[4 * id.x + 1] = float4(hit.p0, query.CommittedClusterID() + 1);
        result[4 * id.x + 2] = float4(hit.p1, query.CommittedInstanceIndex());
        result[4 * id.x + 3] = float4(hit.p2, query.CommittedPrimitiveIndex());
    }
}
