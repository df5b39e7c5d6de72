// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// What a hit, a ray that meets nothing, and a made miss tell, with another miss beside them.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint which = DispatchRaysIndex().z;
    RayDesc ray = {float3(which == 1 ? 1001 : 1, 2, -4), 0.5, float3(0, 0, 2), 64};
    RayDesc shorter = {float3(5, 6, 7), 0.25, float3(1, 0, 0), 8};
    Payload payload = {0};
    dx::HitObject other = dx::HitObject::MakeMiss(RAY_FLAG_SKIP_TRIANGLES, 5, shorter);
    dx::HitObject hit;
    if (which == 2)
        hit = dx::HitObject::MakeMiss(RAY_FLAG_CULL_BACK_FACING_TRIANGLES, 2, ray);
    else
        hit = dx::HitObject::TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 2, 3, 1, ray, payload);
    uint at = 11 * which;
    results[at] = float4(hit.GetWorldRayOrigin(), hit.GetRayTMin());
    results[at + 1] = float4(hit.GetWorldRayDirection(), hit.GetRayTCurrent());
    results[at + 2] = float4(hit.GetRayFlags(), hit.GetShaderTableIndex(),
                             uint(hit.IsMiss()) + 2 * uint(hit.IsHit()) + 4 * uint(hit.IsNop()), payload.value);
    results[at + 3] = float4(other.GetWorldRayOrigin(), other.GetRayTMin());
    results[at + 4] = float4(other.GetRayFlags(), other.GetShaderTableIndex(), other.GetRayTCurrent(), other.IsMiss());
    if (hit.IsHit()) {
        BuiltInTriangleIntersectionAttributes corners;
        hit.GetAttributes(corners);
        results[at + 5] = float4(hit.GetObjectRayOrigin(), corners.barycentrics.x);
        results[at + 6] = float4(hit.GetObjectRayDirection(), corners.barycentrics.y);
        results[at + 7] = float4(hit.GetInstanceID(), hit.GetInstanceIndex(), hit.GetPrimitiveIndex(), hit.GetGeometryIndex());
        results[at + 8] = hit.GetObjectToWorld3x4()[2];
        results[at + 9] = float4(hit.GetWorldToObject4x3()[3], hit.GetHitKind());
        results[at + 10] = hit.GetWorldToObject3x4()[2];
    }
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = 9;
}

[shader("closesthit")]
void near(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = 8;
}
