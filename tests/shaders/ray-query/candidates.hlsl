// dxc: -T ps_6_5 -E main
// env: vulkan1.3
// A traversal that looks at each candidate: alpha-tested triangles and spheres in boxes.
RaytracingAccelerationStructure scenes[4] : register(t2, space1);
RWByteAddressBuffer log : register(u0);

float4 main(float3 origin : ORIGIN, float3 direction : DIRECTION, nointerpolation uint which : SCENE,
            nointerpolation uint flags : FLAGS) : SV_Target
{
    RayDesc ray;
    ray.Origin = origin;
    ray.TMin = 0;
    ray.Direction = direction;
    ray.TMax = 1000;

    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scenes[NonUniformResourceIndex(which)], flags, 0x0F, ray);
    float4 sum = 0;
    while (query.Proceed()) {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE) {
            sum.xy += query.CandidateTriangleBarycentrics();
            sum.z += query.CandidateTriangleRayT();
            if (query.CandidateTriangleFrontFace() && query.CandidatePrimitiveIndex() % 2 == 0)
                query.CommitNonOpaqueTriangleHit();
        } else {
            float3 center = query.CandidateObjectRayOrigin() + query.CandidateObjectRayDirection();
            float distance = dot(center, center);
            sum.w += query.CandidateProceduralPrimitiveNonOpaque() ? distance : -distance;
            if (distance < 1)
                query.CommitProceduralPrimitiveHit(distance);
            else if (distance > 1000)
                query.Abort();
        }
        sum += mul(query.CandidateObjectToWorld3x4(), float4(1, 2, 3, 4)).xyzx;
        sum += mul(query.CandidateWorldToObject3x4(), float4(4, 3, 2, 1)).xyzx;
        uint4 ids = uint4(query.CandidateInstanceIndex(), query.CandidateInstanceID(), query.CandidateGeometryIndex(),
                          query.CandidateInstanceContributionToHitGroupIndex());
        log.InterlockedAdd(0, ids.x ^ ids.y ^ ids.z ^ ids.w);
    }
    return query.CommittedStatus() == COMMITTED_NOTHING ? 0 : sum;
}
