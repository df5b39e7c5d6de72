// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// One empty hit object is where two others begin, round after round. A shader that calls none, and only moves its lanes.
struct [raypayload] Payload {
    float4 color : read(caller, closesthit) : write(caller, closesthit, miss);
};

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);

[shader("raygeneration")]
void follow()
{
    uint2 pixel = DispatchRaysIndex().xy;
    Payload payload = {float4(0, 0, 0, 1)};
    RayDesc ray = {float3(pixel, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    for (uint n = 0; n < pixel.y; n++) {
        dx::HitObject first, second;
        if (payload.color.x > 3)
            first = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray, payload);
        if (payload.color.y > 3)
            second = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray);
        dx::HitObject::Invoke(first, payload);
        dx::HitObject::Invoke(second, payload);
    }
    image[pixel] = payload.color;
}

[shader("raygeneration")]
void move()
{
    uint2 pixel = DispatchRaysIndex().xy;
    dx::MaybeReorderThread(pixel.x, 1);
    image[pixel] = 1;
}
