// dxc: -T cs_6_5 -E main -HV 2021
// env: vulkan1.2
// Flags of the query's type beside those of the trace: other ones, from a buffer and constant, and the same once more.
RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<uint> cases : register(t1);
RWStructuredBuffer<uint2> results : register(u0);

template <uint FLAGS>
uint2 seen(uint flags)
{
    RayDesc ray = {float3(0.25, 0.25, 0.0), 0.0, float3(0.0, 0.0, 1.0), 100.0};
    RayQuery<FLAGS> query;
    uint candidates = 0;
    query.TraceRayInline(scene, flags, 0xff, ray);
    while (query.Proceed()) {
        if (query.CandidateType() == CANDIDATE_NON_OPAQUE_TRIANGLE)
            candidates |= 1u << uint(query.CandidateTriangleRayT() + 0.5);
        else
            candidates |= query.CandidateProceduralPrimitiveNonOpaque() ? 0x10000 : 0x20000;
    }
    return uint2(candidates | query.RayFlags() << 20,
                 query.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? uint(query.CommittedRayT() + 0.5) : 0);
}

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = seen<RAY_FLAG_CULL_BACK_FACING_TRIANGLES>(cases[id]);
    if (id == 0) {
        results[8] = seen<RAY_FLAG_CULL_BACK_FACING_TRIANGLES | RAY_FLAG_CULL_OPAQUE>(RAY_FLAG_CULL_BACK_FACING_TRIANGLES);
        results[9] = seen<RAY_FLAG_SKIP_TRIANGLES>(RAY_FLAG_CULL_NON_OPAQUE);
    }
}
