// dxc: -T lib_6_3
// env: vulkan1.3
// A ray meets what lies between its bounds.
struct Payload {
    float distance;
};

RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    RayDesc ray = {float3(0.25, 0.25, 0), number * 1.5, float3(0, 0, 1), number * 1.5 + 1};
    Payload payload = {-2};

    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 1, 0, ray, payload);
    results.Store(4 * number, asuint(payload.distance));
}

[shader("closesthit")]
void tell(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    payload.distance = RayTCurrent();
}

[shader("miss")]
void none(inout Payload payload)
{
    payload.distance = -1;
}
