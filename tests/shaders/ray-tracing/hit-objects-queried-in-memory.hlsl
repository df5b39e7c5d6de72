// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Without optimizations, memory holds a query's hit or a traced one. The query's gets a record in front of Invoke, or
// stays without a shader and nothing is called.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint which = DispatchRaysIndex().x;
    RayDesc ray = {float3(1, 2, -4), 0.5, float3(0, 0, 2), 64};
    Payload payload = {3}, unused = {5};
    dx::HitObject hit;
    if (which & 1)
        hit = dx::HitObject::TraceRay(scene, 0, 0xff, 0, 1, 0, ray, payload);
    else {
        RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
        query.TraceRayInline(scene, 0, 0xff, ray);
        query.Proceed();
        hit = dx::HitObject::FromRayQuery(query);
        dx::HitObject::Invoke(hit, unused);
        hit.SetShaderTableIndex(1);
    }
    dx::HitObject::Invoke(hit, payload);
    results[which] = payload.value + 1000 * unused.value;
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

[shader("closesthit")]
void chosen(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = 100 * payload.value + 2;
}
