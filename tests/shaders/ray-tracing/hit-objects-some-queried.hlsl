// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Invoke does nothing for a hit of a query, but calls the shader of one that was traced.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(1 + 1000 * (DispatchRaysIndex().x >> 1), 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {3};
    dx::HitObject hit;
    if (DispatchRaysIndex().x & 1)
        hit = dx::HitObject::TraceRay(scene, 0, 0xff, 0, 1, 0, ray, payload);
    else {
        RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
        query.TraceRayInline(scene, 0, 0xff, ray);
        query.Proceed();
        hit = dx::HitObject::FromRayQuery(query);
    }
    dx::HitObject::Invoke(hit, payload);
    results[DispatchRaysIndex().x] = payload.value;
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = 9;
}

[shader("closesthit")]
void near(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = 10 * payload.value + 1;
}
