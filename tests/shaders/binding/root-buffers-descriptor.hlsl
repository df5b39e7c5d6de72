// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --root-srv descriptor --root-uav descriptor
// Root SRVs and UAVs as descriptors: loads, stores and atomics (the shader of root-buffers-address.hlsl).
ByteAddressBuffer Raw : register(t0);
StructuredBuffer<float3> Points : register(t1);
RWByteAddressBuffer Written : register(u0);
RWStructuredBuffer<uint> Counts : register(u1);

[RootSignature("SRV(t0), SRV(t1), UAV(u0), UAV(u1)")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    float3 p = Points[thread.x];
    uint4 raw = Raw.Load4(thread.x * 16);
    Written.Store4(thread.x * 16, raw + asuint(p).xyzx);
    uint old;
    InterlockedAdd(Counts[thread.x & 3], raw.x, old);
    Written.Store(1024 + thread.x * 4, old);
}
