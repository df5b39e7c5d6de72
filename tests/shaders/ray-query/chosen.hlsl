// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// Ray queries that are chosen by an index as the shader runs, from two arrays whose flags differ. Each keeps its own
// state meanwhile.
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
    uint choice = choices.Load(id * 4);
    RayQuery<RAY_FLAG_FORCE_OPAQUE> nearest[3];
    RayQuery<RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH | RAY_FLAG_CULL_BACK_FACING_TRIANGLES> any[2];

    for (uint n = 0; n < 3; n++) {
        nearest[n].TraceRayInline(scene, 0, 255, ray_at(0.25 + 2 * n));
        if (n < 2)
            any[n].TraceRayInline(scene, 0, 255, ray_at(0.25 + 2 * n));
    }
    nearest[choice].Proceed();
    any[choice & 1].Proceed();
    results[id * 3] = nearest[choice].CommittedStatus() == COMMITTED_TRIANGLE_HIT ? nearest[choice].CommittedRayT() : 0;
    results[id * 3 + 1] = any[choice & 1].CommittedStatus();
    results[id * 3 + 2] = nearest[(choice + 1) % 3].CommittedStatus() + 2 * nearest[choice].RayFlags() + 256 * any[id & 1].RayFlags();
}
