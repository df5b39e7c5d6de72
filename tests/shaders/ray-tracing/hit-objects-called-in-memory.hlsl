// dxc: -T lib_6_9 -Od
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// As hit-objects-called, without optimizations: the hit object is stored to memory and loaded again.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

RayDesc ray_of(uint x)
{
    RayDesc ray = {float3(x, 0, -1), 0, float3(0, 0, 1), 10};
    return ray;
}

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    Payload payload = {10 * x + 19};
    dx::HitObject hit;
    if (x > 1)
        hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray_of(x), payload);
    else if (x == 1)
        hit = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray_of(x));
    dx::MaybeReorderThread(x, 2);
    for (uint i = 0; i < 3; i++) {
        dx::HitObject::Invoke(hit, payload);
        if (payload.value % 10 == 1)
            hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray_of(x + 1), payload);
        else if (payload.value % 10 == 2)
            hit.SetShaderTableIndex(2);
    }
    dx::MaybeReorderThread(hit);
    results[x] = uint2(payload.value, hit.IsNop());
}

[shader("closesthit")]
void first(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = payload.value * 10 + 1;
}

[shader("closesthit")]
void second(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = payload.value * 10 + 2;
}

[shader("closesthit")]
void third(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = payload.value * 10 + 3;
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = payload.value * 10 + 4;
}

[shader("miss")]
void farther(inout Payload payload)
{
    payload.value = payload.value * 10 + 5;
}
