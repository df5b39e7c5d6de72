// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// A loop over candidates: triangles by their texture of holes, procedural primitives by a sphere.
RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<float4> spheres : register(t1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = float3(id, 0.0, 0.0);
    ray.Direction = float3(0.0, 1.0, 0.0);
    ray.TMin = 0.0;
    ray.TMax = 100.0;
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    float4 sum = 0.0;
    while (query.Proceed()) {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE) {
            float2 weights = query.CandidateTriangleBarycentrics();
            sum.x += query.CandidateTriangleRayT() + float(query.CandidateTriangleFrontFace());
            if (weights.x + weights.y < 0.5)
                query.CommitNonOpaqueTriangleHit();
        } else {
            float4 sphere = spheres[query.CandidatePrimitiveIndex()];
            float3 offset = query.CandidateObjectRayOrigin() - sphere.xyz;
            float3 direction = query.CandidateObjectRayDirection();
            float b = dot(offset, direction);
            float discriminant = b * b - dot(offset, offset) + sphere.w * sphere.w;
            if (discriminant > 0.0 && query.CandidateProceduralPrimitiveNonOpaque())
                query.CommitProceduralPrimitiveHit(-b - sqrt(discriminant));
        }
        sum.y += query.CandidateInstanceIndex() + query.CandidateInstanceID() + query.CandidateGeometryIndex();
        sum.z += query.CandidateInstanceContributionToHitGroupIndex();
        sum.w += dot(query.CandidateObjectToWorld3x4()[0], query.CandidateWorldToObject3x4()[1]);
        if (sum.y > 1000.0)
            query.Abort();
    }
    results[id] = sum + (query.CommittedStatus() == COMMITTED_PROCEDURAL_PRIMITIVE_HIT ? 1.0 : 0.0);
}
