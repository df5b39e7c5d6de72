// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// refused: a hit object is needed after another one has overwritten its variable
// A copy gets another record, then threads are reordered by the original.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(1, 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {3};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, 0, 0xff, 0, 1, 0, ray, payload);
    dx::HitObject copy = hit;
    copy.SetShaderTableIndex(1);
    dx::MaybeReorderThread(hit);
    dx::HitObject::Invoke(copy, payload);
    results[DispatchRaysIndex().x] = payload.value;
}
