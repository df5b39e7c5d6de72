// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Hit objects that are traced, made, sorted by and called; what they tell.
struct [raypayload] Payload {
    float4 color : read(caller, closesthit) : write(caller, closesthit, miss);
    uint depth : read(caller, closesthit) : write(caller, closesthit, miss);
};
struct Sphere { float3 normal; };

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);
RWStructuredBuffer<float4> results : register(u1);

RayDesc ray_of(uint2 pixel)
{
    RayDesc ray = {float3(pixel, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    return ray;
}

[shader("raygeneration")]
void sort()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1), 0};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray_of(pixel), payload);
    dx::MaybeReorderThread(hit);
    if (hit.IsHit() && hit.GetInstanceID() == 3)
        hit.SetShaderTableIndex(hit.GetGeometryIndex() + hit.LoadLocalRootTableConstant(16));
    dx::MaybeReorderThread(hit, pixel.x, 4);
    dx::HitObject::Invoke(hit, payload);
    image[pixel] = payload.color;
}

// One variable holds all that `hit` is in turn; nothing has become of the nop by the hint alone.
[shader("raygeneration")]
void follow()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1), 4};
    dx::HitObject hit;
    if (pixel.x > 3)
        hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray_of(pixel), payload);
    else if (pixel.y > 3)
        hit = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray_of(pixel));
    dx::MaybeReorderThread(pixel.y, 2);
    for (uint i = 0; i < payload.depth; i++) {
        dx::HitObject::Invoke(hit, payload);
        if (payload.color.x > 3)
            hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray_of(pixel + i), payload);
        if (payload.color.y > 3)
            break;
    }
    image[pixel] = hit.IsNop() ? payload.color : hit.GetRayTCurrent();
}

[shader("raygeneration")]
void from_query()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1), 0};
    Sphere sphere = {float3(1, 2, 3)};
    RayQuery<RAY_FLAG_NONE> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray_of(pixel));
    query.Proceed();
    dx::HitObject triangle_hit = dx::HitObject::FromRayQuery(query);
    dx::HitObject sphere_hit = dx::HitObject::FromRayQuery(query, 3, sphere);
    dx::HitObject::Invoke(triangle_hit, payload); // it has no shader so far
    triangle_hit.SetShaderTableIndex(6);
    sphere_hit.SetShaderTableIndex(7);
    dx::HitObject::Invoke(triangle_hit, payload);
    dx::HitObject::Invoke(sphere_hit, payload);
    image[pixel] = payload.color;
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes incoming)
{
    Sphere sphere;
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 1, 0, ray_of(payload.depth), payload);
    hit.GetAttributes(sphere);
    results[0] = float4(hit.GetWorldRayOrigin(), hit.GetRayTMin());
    results[1] = float4(hit.GetWorldRayDirection(), hit.GetRayTCurrent());
    results[2] = float4(hit.GetObjectRayOrigin(), hit.GetRayFlags());
    results[3] = float4(hit.GetObjectRayDirection(), hit.GetHitKind());
    results[4] = hit.GetObjectToWorld3x4()[1];
    results[5] = float4(hit.GetWorldToObject4x3()[3], sphere.normal.x);
    results[6] = float4(hit.GetInstanceID(), hit.GetInstanceIndex(), hit.GetPrimitiveIndex(), hit.GetGeometryIndex());
    results[7] = float4(hit.GetShaderTableIndex(), hit.IsMiss(), hit.IsHit(), hit.IsNop());
}
