// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// Which triangles and boxes a ray meets, by its flags and mask: each lies at a distance of its own.
RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<uint2> cases : register(t1);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = float3(0.25, 0.25, 0.0);
    ray.TMin = 0.0;
    ray.Direction = float3(0.0, 0.0, 1.0);
    ray.TMax = 100.0;

    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, cases[id].x, cases[id].y, ray);
    uint seen = 0;
    while (query.Proceed()) {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
            seen |= 1u << uint(query.CandidateTriangleRayT() + 0.5);
        else
            seen |= query.CandidateProceduralPrimitiveNonOpaque() ? 0x10000 : 0x20000;
    }
    results[id] = uint2(seen, query.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? uint(query.CommittedRayT() + 0.5) : 0);
}
