// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// A copy with another record beside its original: both tell the same hit, and only the copy is called. What an empty
// hit object tells, and that nothing is called for it. Hints whose width only the buffer knows.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);
StructuredBuffer<uint> widths : register(t1);

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x, at = 4 * x;
    RayDesc ray = {float3(x, 0, -1), 0.25, float3(0, 0, 1), 10 + x};
    Payload payload = {7};
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    dx::HitObject copy = hit;
    copy.SetShaderTableIndex(1);
    copy.SetShaderTableIndex(2 * copy.GetShaderTableIndex());
    results[at] = float4(hit.IsHit(), hit.GetRayTCurrent(), hit.GetRayTMin(), hit.IsHit() ? hit.GetInstanceID() : 0);
    results[at + 1] = float4(hit.GetWorldRayOrigin(), copy.IsHit());
    dx::MaybeReorderThread(copy, x, widths[0]);
    dx::MaybeReorderThread(x, widths[0]);
    dx::HitObject::Invoke(copy, payload);
    results[at + 2] = float4(payload.value, copy.GetShaderTableIndex(), 0, 0);
    if (copy.IsHit())
        results[at + 2].zw = float2(hit.GetPrimitiveIndex(), copy.GetPrimitiveIndex());

    dx::HitObject nothing = dx::HitObject::MakeNop();
    if (x == 1)
        nothing.SetShaderTableIndex(1);
    dx::HitObject::Invoke(nothing, payload);
    results[at + 3] = float4(nothing.IsNop(), nothing.IsHit(), nothing.IsMiss(), payload.value);
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

[shader("miss")]
void farthest(inout Payload payload)
{
    payload.value = payload.value * 10 + 6;
}
