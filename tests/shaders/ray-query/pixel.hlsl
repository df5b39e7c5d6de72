// dxc: -T ps_6_5 -E main
// env: vulkan1.3
// Mirror reflections of a pixel shader, two queries one after the other.
RaytracingAccelerationStructure scene : register(t0);

float trace(float3 origin, float3 direction)
{
    RayDesc ray;
    ray.Origin = origin;
    ray.Direction = direction;
    ray.TMin = 0.01;
    ray.TMax = 50.0;
    RayQuery<RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES> query;
    query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    return query.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? query.CommittedRayT() : 50.0;
}

float4 main(float3 world : WORLD, float3 normal : NORMAL) : SV_Target
{
    float up = trace(world, normal);
    float side = trace(world, reflect(normalize(world), normal));
    return float4(up, side, 0.0, 1.0);
}
