// dxc: -T lib_6_5
// env: vulkan1.2
// Functions that are not inlined trace and report: behind them the lane, and how long the ray is, are read anew.
struct Payload { uint value; };
struct Place { float2 at; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[noinline] uint trace(uint x)
{
    RayDesc ray = {float3(x, 0, -4), 0, float3(0, 0, 1), 100};
    Payload payload = {x};
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 0, 0, ray, payload);
    return payload.value;
}

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    bool before = WaveGetLaneIndex() < WaveGetLaneCount();
    uint value = trace(x);
    results[x] = float4(before, WaveGetLaneIndex() < WaveGetLaneCount(), value, x);
}

[noinline] bool report(float distance, float x)
{
    Place place = {float2(x, 2)};
    return ReportHit(distance, 1, place);
}

[shader("intersection")]
void meet()
{
    float before = RayTCurrent();
    bool is_met = report(4.5, before);
    results[2 + DispatchRaysIndex().x] = float4(before, is_met, RayTCurrent() > 0, 1);
}

[shader("closesthit")]
void tell(inout Payload payload, Place place)
{
    payload.value = 10 + place.at.x + RayTCurrent() * 2;
}

[shader("miss")]
void none(inout Payload payload)
{
    payload.value += 7;
}
