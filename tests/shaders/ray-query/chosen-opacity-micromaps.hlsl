// dxc: -T cs_6_9 -E main
// env: vulkan1.3
// Of the queries that control flow chooses from, the first alone looks at opacity micromaps.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    RayDesc ray = {float3(index, 0.0, -4.0), 0.5, float3(0.0, 0.0, 2.0), 64.0};
    RayQuery<RAY_FLAG_NONE, RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS> looking[2];
    RayQuery<RAY_FLAG_NONE> others[2];
    looking[index & 1].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    looking[index & 1].Proceed();
    others[index & 1].TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
    others[index & 1].Proceed();
    results[index] = looking[index & 1].CommittedStatus() + 4 * others[index & 1].CommittedStatus();
}
