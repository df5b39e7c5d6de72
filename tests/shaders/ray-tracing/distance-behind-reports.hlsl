// dxc: -T lib_6_5
// env: vulkan1.3
// An intersection shader reads RayTCurrent before and behind its reports: an accepted one shortens the ray, one that is
// further away changes nothing.
struct Payload { float value; };
struct Place { float2 at; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(0, 0, -4), 0, float3(0, 0, 1), 100};
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 0, 0, ray, payload);
    results[0] = payload.value;
}

[shader("intersection")]
void meet()
{
    Place place = {float2(1, 2)};
    float before = RayTCurrent();
    bool nearer = ReportHit(4.5, 1, place);
    float between = RayTCurrent();
    bool further = ReportHit(50, 1, place);
    float behind = RayTCurrent();
    bool nearest = ReportHit(3.25, 1, place);
    results[1] = before;
    results[2] = between;
    results[3] = behind;
    results[4] = RayTCurrent();
    results[5] = (nearer ? 1 : 0) + (further ? 2 : 0) + (nearest ? 4 : 0);
}

[shader("closesthit")]
void tell(inout Payload payload, Place place)
{
    payload.value = RayTCurrent();
}

[shader("miss")]
void none(inout Payload payload)
{
    payload.value = -1;
}
