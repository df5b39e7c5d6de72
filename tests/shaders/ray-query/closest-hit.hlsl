// dxc: -T cs_6_5 -E main
// env: vulkan1.3
// The nearest triangle of a scene, with everything that the query knows of the hit.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> result : register(u0);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    RayDesc ray;
    ray.Origin = float3(id.xy, -1);
    ray.TMin = 0.25;
    ray.Direction = float3(0, 0, 1);
    ray.TMax = 100;

    RayQuery<RAY_FLAG_CULL_BACK_FACING_TRIANGLES> query;
    query.TraceRayInline(scene, RAY_FLAG_FORCE_OPAQUE, 0xFF, ray);
    query.Proceed();

    uint at = 12 * (id.y * 64 + id.x);
    result[at] = float4(query.WorldRayOrigin(), query.RayTMin());
    result[at + 1] = float4(query.WorldRayDirection(), query.RayFlags());
    if (query.CommittedStatus() == COMMITTED_TRIANGLE_HIT) {
        result[at + 2] = float4(query.CommittedRayT(), query.CommittedTriangleBarycentrics(),
                                query.CommittedTriangleFrontFace() ? 1 : 0);
        result[at + 3] = float4(query.CommittedInstanceIndex(), query.CommittedInstanceID(),
                                query.CommittedGeometryIndex(), query.CommittedPrimitiveIndex());
        result[at + 4] = float4(query.CommittedObjectRayOrigin(),
                                query.CommittedInstanceContributionToHitGroupIndex());
        result[at + 5] = float4(query.CommittedObjectRayDirection(), 0);
        float3x4 to_world = query.CommittedObjectToWorld3x4(), to_object = query.CommittedWorldToObject3x4();
        for (uint row = 0; row < 3; row++) {
            result[at + 6 + row] = to_world[row];
            result[at + 9 + row] = to_object[row];
        }
    }
}
