// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Several constants of the shader record of a hit, at places that are known and at one that the buffer tells.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void generate()
{
    Payload payload = {0};
    RayDesc ray = {float3(0, 0, -4), 0, float3(0, 0, 2), 64};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = hit.LoadLocalRootTableConstant(16) + hit.LoadLocalRootTableConstant(28);
    results[1] = hit.LoadLocalRootTableConstant(4 * results[2]) + payload.value;
}
