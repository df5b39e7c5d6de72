// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// One empty hit object is where two others begin, round after round: what earlier rounds left there is gone.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint4> results : register(u0);
StructuredBuffer<uint> chosen : register(t1);

uint told(dx::HitObject hit) { return uint(hit.IsNop()) + 2 * uint(hit.IsHit()) + 4 * uint(hit.IsMiss()); }

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    RayDesc ray = {float3(1, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {7};
    for (uint n = 0; n < 4; n++) {
        dx::HitObject first, second;
        if (chosen[x] >> n & 1)
            first = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
        if (chosen[x] >> n & 16)
            second = dx::HitObject::MakeMiss(RAY_FLAG_NONE, 1, ray);
        uint4 row = uint4(told(first), told(second), 0, 0);
        dx::HitObject::Invoke(first, payload);
        row.z = payload.value;
        dx::HitObject::Invoke(second, payload);
        row.w = payload.value;
        payload.value = 7 + n;
        results[4 * x + n] = row;
    }
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

[shader("miss")]
void farther(inout Payload payload)
{
    payload.value = payload.value * 10 + 3;
}
