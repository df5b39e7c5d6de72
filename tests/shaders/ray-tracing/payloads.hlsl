// dxc: -T lib_6_5
// env: vulkan1.3
// Payloads that lie in an array or a structure are copied; one that came in is handed on; two of one type are two.
struct Payload { float3 color; uint depth; };
struct Pair { Payload first, second; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float3> colors : register(u0);

RayDesc ray_from(float3 origin, float3 direction)
{
    RayDesc ray = {origin, 0.0, direction, 100.0};
    return ray;
}

[shader("raygeneration")]
void generate()
{
    uint number = DispatchRaysIndex().x;
    Payload sequence[4];
    [loop] for (uint i = 0; i < 4; i++) {
        sequence[i].color = i;
        sequence[i].depth = number;
        TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray_from(i, float3(0, 0, 1)), sequence[i]);
    }
    Pair pair = {sequence[number & 3], sequence[1]};
    TraceRay(scene, RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES, 0xff, 0, 1, 0, ray_from(1, 2), pair.second);
    Payload a = pair.first, b = pair.second;
    TraceRay(scene, RAY_FLAG_NONE, 1, 0, 1, 0, ray_from(3, 4), a);
    TraceRay(scene, number, 2, 0, 1, 0, ray_from(5, 6), b);
    colors[number] = a.color + b.color + sequence[2].color;
}

[shader("closesthit")]
void bounce(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    if (payload.depth < 3) {
        payload.depth++;
        TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray_from(WorldRayOrigin(), -WorldRayDirection()), payload);
    }
    payload.color *= 0.5;
}
