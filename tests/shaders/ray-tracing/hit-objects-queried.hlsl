// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Hit objects from queries: of a triangle, of nothing, of a box with attributes of its own. None has a shader until it
// gets a record.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };
struct Sides { float2 place; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint which = DispatchRaysIndex().z, at = 9 * which;
    RayDesc ray = {float3(1 + 1000 * which, 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {3};
    Sides sides = {float2(0.75, which)};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    query.TraceRayInline(scene, RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, 0xff, ray);
    while (query.Proceed())
        if (query.CandidateType() == CANDIDATE_PROCEDURAL_PRIMITIVE)
            query.CommitProceduralPrimitiveHit(3.0);
    dx::HitObject hit;
    if (query.CommittedStatus() == COMMITTED_PROCEDURAL_PRIMITIVE_HIT) {
        hit = dx::HitObject::FromRayQuery(query, 42, sides);
        dx::HitObject::Invoke(hit, payload);
    } else {
        hit = dx::HitObject::FromRayQuery(query);
        dx::HitObject::Invoke(hit, payload);
    }
    results[at] = float4(uint(hit.IsMiss()) + 2 * uint(hit.IsHit()) + 4 * uint(hit.IsNop()), payload.value, which, 0);
    if (!hit.IsHit())
        return;
    Sides met;
    hit.GetAttributes(met);
    results[at + 1] = float4(hit.GetWorldRayOrigin(), hit.GetRayTMin());
    results[at + 2] = float4(hit.GetWorldRayDirection(), hit.GetRayTCurrent());
    results[at + 3] = float4(hit.GetObjectRayOrigin(), hit.GetRayFlags());
    results[at + 4] = float4(hit.GetObjectRayDirection(), hit.GetHitKind());
    results[at + 5] = float4(hit.GetInstanceID(), hit.GetInstanceIndex(), hit.GetPrimitiveIndex(), hit.GetGeometryIndex());
    results[at + 6] = float4(met.place, 0, 0);
    if (which == 0) {
        hit.SetShaderTableIndex(1);
        dx::HitObject::Invoke(hit, payload);
    }
    if (which == 0) { // another object of the same hit, nowhere joined
        dx::HitObject again = dx::HitObject::FromRayQuery(query);
        again.SetShaderTableIndex(1);
        dx::HitObject::Invoke(again, payload);
        results[at + 6].z = again.GetShaderTableIndex();
    }
    results[at + 7] = float4(payload.value, hit.GetShaderTableIndex(), 0, 0);
    results[at + 8] = hit.GetObjectToWorld3x4()[2];
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = 9;
}

[shader("closesthit")]
void near(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = 10 * payload.value + 1;
}

[shader("closesthit")]
void chosen(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = 100 * payload.value + 2;
}
