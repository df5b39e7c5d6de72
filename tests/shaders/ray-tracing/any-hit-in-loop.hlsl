// dxc: -T lib_6_5
// env: vulkan1.3
// Hits that are decided in a loop, and behind it.
struct Payload { uint count; };

RaytracingAccelerationStructure scene : register(t0);
StructuredBuffer<uint> masks : register(t1);
RWStructuredBuffer<uint2> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    RayDesc ray = {float3(number * 10.0, 0.0, 0.0), 0.0, float3(0.0, 0.0, 1.0), 100.0};
    Payload payload = {number};
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 0, 0, ray, payload);
    results[number] = payload.count;
}

[shader("anyhit")]
void test(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    for (uint i = 0; i < 4; i++) {
        uint mask = masks[PrimitiveIndex() * 4 + i];
        if (mask == i)
            IgnoreHit();
        payload.count += 16;
        if (mask == 7)
            AcceptHitAndEndSearch();
    }
    if (payload.count > 64)
        IgnoreHit();
    payload.count *= 2;
}

[shader("closesthit")]
void found(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.count |= 0x1000;
}

[shader("miss")]
void missed(inout Payload payload)
{
    payload.count |= 0x2000;
}
