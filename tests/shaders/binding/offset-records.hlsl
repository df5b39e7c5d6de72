// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Gis
// dxs: --root-signature embedded --storage-buffer-alignment 64 --resource-heap-size 64
// env: vulkan1.2
// Offset records: buffers may begin at offsets where storage buffers cannot.
ByteAddressBuffer Raw : register(t0);
StructuredBuffer<float3> Points : register(t1);
RWByteAddressBuffer Written : register(u0);
RWStructuredBuffer<uint> Counts : register(u1);

[RootSignature("DescriptorTable(SRV(t0, numDescriptors=2), UAV(u0, numDescriptors=2))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    float3 p = Points[thread.x];
    uint4 raw = Raw.Load4(thread.x * 16);
    Written.Store4(thread.x * 16, raw + asuint(p).xyzx);
    uint old;
    InterlockedAdd(Counts[thread.x & 3], raw.x, old);
    Written.Store(1024 + thread.x * 4, old);
    uint size, count, stride;
    Raw.GetDimensions(size);
    Points.GetDimensions(count, stride);
    if (thread.x == 0)
        Written.Store2(1016, uint2(size, count));
}
