// dxc: -T lib_6_5
// env: vulkan1.3
// What an intersection shader reports, the closest-hit shader sees. Callable shaders have numbers.
struct Payload { float4 values[2]; };
struct Place { float2 at; };
struct Number { float value; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(0, 0, -4), 0, float3(0, 0, 1), 100};
    Payload payload = (Payload)0;
    TraceRay(scene, RAY_FLAG_FORCE_OPAQUE, 0xff, 0, 0, 0, ray, payload);

    Number number = {5};
    CallShader(1, number);
    CallShader(0, number);
    results[0] = payload.values[0];
    results[1] = float4(payload.values[1].xy, number.value, 0);
}

[shader("intersection")]
void meet()
{
    Place place = {float2(4.5, -2)};
    ReportHit(3.5, 37, place);
}

[shader("closesthit")]
void tell(inout Payload payload, Place place)
{
    payload.values[0] = float4(HitKind(), place.at, RayTCurrent());
    payload.values[1] = float4(GeometryIndex(), PrimitiveIndex(), 0, 0);
}

[shader("miss")]
void none(inout Payload payload)
{
    payload.values[0] = -1;
}

[shader("callable")]
void add(inout Number number)
{
    number.value += 3;
}

[shader("callable")]
void twice(inout Number number)
{
    number.value *= 2;
}
