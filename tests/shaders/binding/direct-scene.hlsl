// dxc: -T cs_6_5 -E main
// dxs: --root-signature embedded --descriptor-heap direct --heap-slots acceleration-structures=64:kind --resource-heap-size 64
// env: vulkan1.2
// An acceleration structure in a table, on a descriptor heap that the shader reaches itself; descriptors of this kind
// are as far apart as the device's are large.
RaytracingAccelerationStructure Scene[2] : register(t0);
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("DescriptorTable(SRV(t0, numDescriptors=2)), UAV(u0)")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID)
{
    RayDesc ray = {float3(0, 0, 0), 0.0, float3(0, 0, 1), 10.0};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;

    query.TraceRayInline(Scene[group], RAY_FLAG_NONE, 0xff, ray);
    query.Proceed();
    Out[group] = query.CommittedStatus() == COMMITTED_TRIANGLE_HIT ? (uint)query.CommittedRayT() : 99;
}
