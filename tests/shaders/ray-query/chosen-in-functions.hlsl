// dxc: -T lib_6_5
// env: vulkan1.3
// Queries that an index chooses, in a function and in the shader that calls it: each keeps its own state.
RaytracingAccelerationStructure scene : register(t0);
ByteAddressBuffer choices : register(t1);
RWStructuredBuffer<uint> results : register(u0);

RayDesc ray_at(float x)
{
    RayDesc ray = {float3(x, 0.25, 0), 0, float3(0, 0, 1), 100};
    return ray;
}

[noinline]
uint nearest(uint choice)
{
    RayQuery<RAY_FLAG_FORCE_OPAQUE> queries[2];
    queries[0].TraceRayInline(scene, 0, 255, ray_at(0.25));
    queries[1].TraceRayInline(scene, 0, 255, ray_at(2.25));
    queries[choice].Proceed();
    return queries[choice].CommittedStatus() ? (uint)queries[choice].CommittedRayT() : 0;
}

[noinline]
uint instance(uint choice)
{
    RayQuery<RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_CULL_BACK_FACING_TRIANGLES> queries[2];
    queries[0].TraceRayInline(scene, 0, 255, ray_at(0.25));
    queries[1].TraceRayInline(scene, 0, 255, ray_at(2.25));
    queries[choice].Proceed();
    uint before = nearest(1 - choice); // traces other queries meanwhile
    return 100 * before + (queries[choice].CommittedStatus() ? queries[choice].CommittedInstanceID() : 0);
}

[shader("compute")]
[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint choice = choices.Load(id * 4);
    RayQuery<RAY_FLAG_FORCE_OPAQUE | RAY_FLAG_CULL_FRONT_FACING_TRIANGLES> queries[2];
    queries[0].TraceRayInline(scene, 0, 255, ray_at(0.25));
    queries[1].TraceRayInline(scene, 0, 255, ray_at(2.25));
    queries[choice].Proceed();
    uint called = instance(choice);
    results[2 * id] = called;
    results[2 * id + 1] = queries[choice].CommittedStatus() ? (uint)queries[choice].CommittedRayT() : 0;
}
