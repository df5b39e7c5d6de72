// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// DXC merges HitObject::MakeNop of a loop with the one in front of it. In some rounds the loop's hit object is emptied.
// In others it is traced, or is still that of the round before.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint4> results : register(u0);
StructuredBuffer<uint4> chosen : register(t1);

uint told(dx::HitObject hit) { return uint(hit.IsNop()) + 2 * uint(hit.IsHit()) + 4 * uint(hit.IsMiss()); }

dx::HitObject traced(uint round)
{
    RayDesc ray = {float3(round & 1 ? 2 : 1, 0, -1), 0, float3(0, 0, 1), 10};
    Payload unused = {0};
    return dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, unused);
}

// In each round: 1: emptied, 2: traced, 0: kept
uint4 kept(uint choice)
{
    Payload payload = {7};
    uint seen = 0;
    dx::HitObject hit = dx::HitObject::MakeNop();
    for (uint n = 0; n < 4; n++) {
        if (choice >> 2 * n & 1)
            hit = dx::HitObject::MakeNop();
        else if (choice >> 2 * n & 2)
            hit = traced(n);
        seen = seen * 16 + told(hit);
        dx::HitObject::Invoke(hit, payload);
    }
    return uint4(seen, payload.value, told(hit), 0);
}

// Emptied at the end of a round, but not of the last one
uint4 left(uint last)
{
    Payload payload = {7};
    uint seen = 0, n = 0;
    dx::HitObject hit = traced(0);
    while (true) {
        seen = seen * 16 + told(hit);
        if (n == 2)
            hit = traced(n);
        if (n++ == last)
            break;
        hit = dx::HitObject::MakeNop();
    }
    dx::HitObject::Invoke(hit, payload);
    return uint4(seen, payload.value, told(hit), 0);
}

// Emptied in each round
uint4 begun(uint choice, uint rounds)
{
    Payload payload = {7};
    uint seen = 0;
    dx::HitObject hit = dx::HitObject::MakeNop();
    for (uint n = 0; n < rounds; n++) {
        hit = dx::HitObject::MakeNop();
        if (choice >> n & 1)
            hit = traced(n);
        seen = seen * 16 + told(hit);
        dx::HitObject::Invoke(hit, payload);
    }
    return uint4(seen, payload.value, told(hit), 0);
}

// Two are emptied in each round
uint4 both(uint choice)
{
    uint seen = 0;
    for (uint n = 0; n < 2; n++) {
        dx::HitObject first = dx::HitObject::MakeNop(), second = dx::HitObject::MakeNop();
        if (choice >> n & 1) {
            first = traced(n);
            second = traced(n + 1);
        }
        seen = seen * 256 + told(first) * 16 + told(second);
    }
    return uint4(seen, 0, 0, 0);
}

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    uint4 choice = chosen[x];
    results[4 * x] = kept(choice.x);
    results[4 * x + 1] = left(choice.y);
    results[4 * x + 2] = begun(choice.z, choice.w);
    results[4 * x + 3] = both(choice.z);
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
