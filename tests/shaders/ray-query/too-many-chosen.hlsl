// dxc: -T cs_6_5 -E main
// env: vulkan1.2
// refused: ray queries chosen at run time
// An index chooses from more ray queries than flags are noted for.
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 64};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> queries[257];

    queries[index].TraceRayInline(scene, 0, 255, ray);
    queries[index].Proceed();
    results[index] = queries[index].CommittedStatus();
}
