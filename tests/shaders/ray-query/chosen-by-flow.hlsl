// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// One of two ray queries is used, which one control flow decides.
RaytracingAccelerationStructure scene : register(t0);
ByteAddressBuffer choices : register(t1);
RWStructuredBuffer<float> results : register(u0);

RayDesc ray_at(float x) {
    RayDesc ray;
    ray.Origin = float3(x, 0.25, 0);
    ray.Direction = float3(0, 0, 1);
    ray.TMin = 0;
    ray.TMax = 100;
    return ray;
}

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    RayQuery<RAY_FLAG_FORCE_OPAQUE> first, second, used;

    first.TraceRayInline(scene, 0, 255, ray_at(0.25));
    second.TraceRayInline(scene, RAY_FLAG_CULL_FRONT_FACING_TRIANGLES, 255, ray_at(2.25));
    used = first;
    [branch]
    if (choices.Load(id * 4) == 1) {
        results[id * 2 + 1] = 7;
        used = second;
    }
    while (used.Proceed())
        ;
    results[id * 2] = used.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? used.CommittedRayT() : 0;
    if (used.RayFlags() & RAY_FLAG_CULL_FRONT_FACING_TRIANGLES)
        results[id * 2 + 1] += first.CommittedStatus();
}
