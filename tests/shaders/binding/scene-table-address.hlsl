// dxc: -T cs_6_5 -E main
// dxs: --root-signature embedded --acceleration-structures-as-addresses --resource-heap-size 64
// env: vulkan1.2
// An acceleration structure in a table, by device address; a storage buffer holds the addresses.
RaytracingAccelerationStructure Scene : register(t0);
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("DescriptorTable(SRV(t0)), UAV(u0)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    RayDesc ray = {float3(thread), 0, float3(0, 0, 1), 100};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    query.TraceRayInline(Scene, 0, 0xFF, ray);
    query.Proceed();
    Out[thread.x] = query.CommittedStatus();
}
