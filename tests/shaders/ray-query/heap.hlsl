// dxc: -T cs_6_6 -E main
// env: vulkan1.3
// The acceleration structure from the descriptor heap; a second query in the same place of memory.
RWStructuredBuffer<uint> results : register(u0);

cbuffer Scene : register(b0) {
    uint scene_index;
    uint count;
};

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    RaytracingAccelerationStructure scene = ResourceDescriptorHeap[scene_index];
    RayQuery<RAY_FLAG_CULL_NON_OPAQUE> query;
    uint hits = 0;
    for (uint i = 0; i < count; i++) {
        RayDesc ray;
        ray.Origin = float3(id, i, 0.0);
        ray.Direction = float3(0.0, 0.0, 1.0);
        ray.TMin = 0.0;
        ray.TMax = 10.0;
        query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
        query.Proceed();
        hits += query.CommittedStatus();
    }
    results[id] = hits;
}
