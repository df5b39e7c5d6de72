// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// refused: a hit object is needed after another one has overwritten its variable
// A hit of the last round is asked when the next one has been traced.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> results : register(u0);

[shader("raygeneration")]
void generate()
{
    Payload payload = {0};
    RayDesc ray = {float3(0, 0, -4), 0, float3(0, 0, 2), 64};
    dx::HitObject last = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    for (uint n = 0; n < 3; n++) {
        ray.Origin.x++;
        dx::HitObject next = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
        results[n] = last.GetRayTCurrent() - next.GetRayTCurrent();
        last = next;
    }
    results[3] = payload.value;
}
