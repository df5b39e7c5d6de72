// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Lanes and their number are read anew behind reorderings, by hit object or by hint alone, and behind calls of each kind
// whose payload is a variable, a member or an element.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };
struct Parameter { uint value; };
struct Kept { uint before; Parameter parameter; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[shader("raygeneration")]
void reorder()
{
    uint x = DispatchRaysIndex().x;
    RayDesc ray = {float3(x, 0, -1), 0, float3(0, 0, 1), 10};
    Payload payload = {5};
    uint4 told;
    told.x = WaveGetLaneIndex() < WaveGetLaneCount();
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    told.y = WaveGetLaneIndex() < WaveGetLaneCount();
    dx::MaybeReorderThread(hit);
    told.z = WaveGetLaneIndex() < WaveGetLaneCount();
    dx::MaybeReorderThread(hit, x, 2);
    told.w = WaveGetLaneIndex() < WaveGetLaneCount();
    results[2 * x] = told;
    dx::MaybeReorderThread(x, 1);
    told.x = 2 * uint(WaveGetLaneIndex() < WaveGetLaneCount());
    dx::HitObject::Invoke(hit, payload);
    told.y = 2 * uint(WaveGetLaneIndex() < WaveGetLaneCount());
    results[2 * x + 1] = uint4(told.xy, payload.value, x);
}

[shader("raygeneration")]
void call()
{
    uint x = DispatchRaysIndex().x;
    Kept kept[2] = {{1, {3}}, {2, {4}}};
    uint before = WaveGetLaneIndex() < WaveGetLaneCount();
    CallShader(0, kept[x & 1].parameter);
    uint behind = WaveGetLaneIndex() < WaveGetLaneCount();
    results[x] = uint4(before, behind, kept[0].parameter.value, kept[1].parameter.value);
}

[shader("closesthit")]
void near(inout Payload payload, BuiltInTriangleIntersectionAttributes corners)
{
    payload.value += 10;
}

[shader("miss")]
void far(inout Payload payload)
{
    payload.value += 20;
}

[shader("callable")]
void add(inout Parameter parameter)
{
    parameter.value += 30;
}
