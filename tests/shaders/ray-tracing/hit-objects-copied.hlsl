// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// refused: a hit object is needed after another one has overwritten its variable
// A copy of a hit object stays as it was when the original changes. SPIR-V has no copies of hit objects.
struct [raypayload] Payload {
    float4 color : read(caller, closesthit) : write(caller, closesthit, miss);
};

RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> image : register(u0);

[shader("raygeneration")]
void main()
{
    uint2 pixel = DispatchRaysIndex().xy;
    RayDesc ray = {float3(pixel, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    Payload payload = {float4(0, 0, 0, 1)};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 2, 1, ray, payload);
    dx::HitObject copy = hit;
    hit = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray);
    dx::HitObject::Invoke(copy, payload);
    dx::HitObject::Invoke(hit, payload);
    image[pixel] = payload.color;
}
