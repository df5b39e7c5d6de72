// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// dxs: --root-signature embedded --texel-buffer-alignment 64 --resource-heap-size 64
// env: vulkan1.2
// Offset records: typed buffers may begin at offsets where texel buffers cannot.
Buffer<float4> In : register(t0);
RWBuffer<uint> Out : register(u0);
RWBuffer<uint> Atomics : register(u1);

[RootSignature("DescriptorTable(SRV(t0), UAV(u0, numDescriptors=2))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint count, old;
    Out.GetDimensions(count);
    InterlockedAdd(Atomics[thread.x], 1, old);
    Out[thread.x] = asuint(In[thread.x].y) + count + old;
}
