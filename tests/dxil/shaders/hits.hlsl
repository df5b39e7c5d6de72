// dxc: -T lib_6_5 -denorm preserve
// Sizes of payloads and attributes that are no multiples of 8; attributes of parameters before those of the function; a
// function that calls another, one that calls two of other libraries; resources that only some functions use.
struct Payload { float3 colour; uint bits; uint more; };
struct Attributes { float3 place; };
struct Wide { float4 values[3]; uint last; };

RaytracingAccelerationStructure scene : register(t3, space2);
RWByteAddressBuffer log : register(u1, space4);
StructuredBuffer<float3> values : register(t0);
SamplerComparisonState shadows : register(s5);
Texture2D<float> depths : register(t7);

[shader("closesthit")]
void strike(inout Payload payload, Attributes hit)
{
    payload.colour = hit.place * values[payload.bits];
    payload.more = 5;
}

[shader("anyhit")]
void graze(inout Payload payload, Attributes hit)
{
    log.Store(4, asuint(hit.place.y));
    if (hit.place.x > 0.5)
        IgnoreHit();
}

[shader("intersection")]
void meet()
{
    Attributes hit = {float3(1, 2, 3)};
    ReportHit(2.5, 3, hit);
}

[shader("miss")]
void leave(inout Wide wide)
{
    wide.last = asuint(depths.SampleCmpLevelZero(shadows, float2(0.5, wide.values[1].x), 0.25));
}

[shader("callable")]
void help(inout Wide wide) { wide.values[2] = log.Load(8); }

[shader("raygeneration")]
void generate()
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 10};
    Payload payload = (Payload)0;
    Wide wide = (Wide)0;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    CallShader(2, wide);
    log.Store(0, payload.bits + wide.last);
}

export float outer(float x) { return x * values[0].y; }
export float inner(float3 x) { return outer(x.x) + x.z; }

float near_by(float x);
float far_off(float x);
export float both(float x) { return near_by(x) + far_off(x + 1); }
