// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// Ray queries that an index chooses from five arrays. The flags of the first return in the third and in the last; one
// kind skips triangles, which needs a capability that no other ray asks for.
RaytracingAccelerationStructure scene : register(t0);
ByteAddressBuffer choices : register(t1);
RWStructuredBuffer<uint> results : register(u0);

#define BACK RAY_FLAG_CULL_BACK_FACING_TRIANGLES
#define FRONT RAY_FLAG_CULL_FRONT_FACING_TRIANGLES
#define TELL(query) \
    query[choice].TraceRayInline(scene, RAY_FLAG_FORCE_OPAQUE, 255, ray); \
    query[choice].Proceed(); \
    results[at++] = query[choice].RayFlags() * 10 + query[choice].CommittedStatus()

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint choice = choices.Load(id * 4), at = id * 5;
    RayDesc ray = {float3(0.25 + 2 * choice, 0.25, 0), 0, float3(0, 0, 1), 100};
    RayQuery<BACK> first[2];
    RayQuery<FRONT> second[2];
    RayQuery<BACK> third[2];
    RayQuery<RAY_FLAG_SKIP_TRIANGLES> fourth[2];
    RayQuery<BACK> fifth[2];
    TELL(first);
    TELL(second);
    TELL(third);
    TELL(fourth);
    TELL(fifth);
}
