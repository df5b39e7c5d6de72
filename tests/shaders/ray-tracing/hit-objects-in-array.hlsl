// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// refused: hit objects cannot be kept in an array or structure
// SPIR-V has no arrays of hit objects.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(1, 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {3};
    dx::HitObject hits[2];
    for (uint n = 0; n < 2; n++)
        hits[n] = dx::HitObject::TraceRay(scene, 0, 0xff, n, 1, 0, ray, payload);
    dx::HitObject::Invoke(hits[DispatchRaysIndex().x & 1], payload);
    results[DispatchRaysIndex().x] = payload.value;
}
