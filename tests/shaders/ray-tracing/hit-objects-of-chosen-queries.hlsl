// dxc: -T lib_6_9
// dxs: --shader-invocation-reorder
// env: vulkan1.3
// Hit objects from ray queries that an index chooses from two kinds, with attributes of the query and of the shader.
struct [raypayload] Payload { uint value : read(caller, closesthit) : write(caller, closesthit, miss); };
struct Place { float2 at; };

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")]
void generate()
{
    uint x = DispatchRaysIndex().x;
    RayQuery<RAY_FLAG_FORCE_OPAQUE> queries[2];
    RayQuery<RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_CULL_BACK_FACING_TRIANGLES> others[2];
    for (uint n = 0; n < 2; n++) {
        RayDesc ray = {float3(0.25 + 2 * n, 0.25, -1 - (float)n), 0, float3(0, 0, 1), 10};
        queries[n].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        queries[n].Proceed();
        others[n].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        others[n].Proceed();
    }
    Place given = {float2(0.75, x)}, told;
    dx::HitObject first = dx::HitObject::FromRayQuery(queries[x]);
    dx::HitObject second = dx::HitObject::FromRayQuery(queries[1 - x], 42 + x, given);
    dx::HitObject third = dx::HitObject::FromRayQuery(others[x]);
    first.GetAttributes(told);
    results[3 * x] = float4(told.at, first.GetRayTCurrent(), first.GetHitKind());
    second.GetAttributes(told);
    results[3 * x + 1] = float4(told.at, second.GetRayTCurrent(), second.GetHitKind());
    results[3 * x + 2] = float4(third.IsNop(), third.IsHit(), first.GetRayFlags(), second.GetRayFlags());
}
