// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Rays that take opacity micromaps to have two states, which the flags of one ray alone say.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void trace()
{
    RayDesc ray = {float3(0, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {7};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    TraceRay(scene, RAY_FLAG_FORCE_OMM_2_STATE, 0xff, 0, 1, 0, ray, payload);
    results[0] = payload.value;
}

[shader("raygeneration")]
void trace_hit_object()
{
    RayDesc ray = {float3(0, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {7};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_FORCE_OMM_2_STATE, 0xff, 0, 1, 0, ray, payload);
    dx::HitObject::Invoke(hit, payload);
    results[0] = payload.value;
}

[shader("raygeneration")]
void trace_without()
{
    RayDesc ray = {float3(0, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {7};
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 1, 0, ray, payload);
    results[0] = payload.value;
}
