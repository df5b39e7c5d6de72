// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// What empty hit objects tell, by themselves and with a record. Invoking them calls nothing.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

uint told(dx::HitObject hit) { return uint(hit.IsNop()) + 2 * uint(hit.IsHit()) + 4 * uint(hit.IsMiss()); }

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    RayDesc ray = {float3(1 + x, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {7};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    dx::HitObject nothing = dx::HitObject::MakeNop();
    dx::HitObject recorded = dx::HitObject::MakeNop();
    recorded.SetShaderTableIndex(1);
    uint of_nothing = told(nothing), of_recorded = told(recorded);
    dx::HitObject::Invoke(nothing, payload);
    dx::HitObject::Invoke(recorded, payload);
    results[x] = uint4(of_nothing, of_recorded, told(hit), payload.value);
}

[shader("closesthit")]
void near(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value = payload.value * 10 + 1;
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value = payload.value * 10 + 2;
}
