// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Without optimizations hit objects are stored to memory and loaded again: each such place is a variable of hit objects.
struct [raypayload] Payload {
    float4 color : read(caller, closesthit) : write(caller, closesthit, miss);
    uint depth : read(caller, closesthit) : write(caller, closesthit, miss);
};

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);

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

// The place is empty, then holds one of two hit objects, then those of later rounds.
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
    for (uint i = 0; i < payload.depth; i++) {
        dx::HitObject::Invoke(hit, payload);
        if (payload.color.x > 3)
            hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray_of(pixel + i), payload);
        if (payload.color.y > 3)
            break;
    }
    image[pixel] = hit.IsNop() ? payload.color : hit.GetRayTCurrent();
}

// Two places with hit objects of their own.
[shader("raygeneration")]
void both()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1), 0};
    dx::HitObject first = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray_of(pixel), payload);
    dx::HitObject second = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray_of(pixel));
    if (first.IsMiss())
        dx::HitObject::Invoke(second, payload);
    dx::HitObject::Invoke(first, payload);
    image[pixel] = payload.color;
}
