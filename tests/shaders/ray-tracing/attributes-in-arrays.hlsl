// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// The attributes of hits that a loop traces, kept in elements of an array and in a member between others, and given from
// there to hits of queries.
struct [raypayload] Payload { uint value : read(caller, closesthit, miss) : write(caller, closesthit, miss); };
struct Place { float2 at; };
struct Kept { float before; Place place; float behind; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    Payload payload = {0};
    Kept kept[4];
    for (uint k = 0; k < 4; k++) {
        kept[k].before = 10 + k;
        kept[k].place.at = 20 + k;
        kept[k].behind = 30 + k;
    }
    for (uint n = 0; n < 3; n++) {
        RayDesc ray = {float3(0.125 + 0.25 * n, 0.625 - 0.25 * n, -1), 0, float3(0, 0, 1), 10};
        dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
        if (hit.IsHit())
            hit.GetAttributes(kept[n ^ x].place);
    }
    for (uint m = 0; m < 4; m++)
        results[6 * x + m] = float4(kept[m].before, kept[m].place.at, kept[m].behind);
    for (uint q = 0; q < 2; q++) {
        RayDesc ray = {float3(0.125, 0.125, -1), 0, float3(0, 0, 1), 10};
        RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
        query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        query.Proceed();
        dx::HitObject given = dx::HitObject::FromRayQuery(query, 40 + q, kept[2 * q + x].place);
        Place told;
        given.GetAttributes(told);
        results[6 * x + 4 + q] = float4(told.at, given.GetHitKind(), given.GetRayTCurrent());
    }
}
