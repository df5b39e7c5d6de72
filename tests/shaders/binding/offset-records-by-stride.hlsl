// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --storage-buffer-alignment 8 --resource-heap-size 64
// env: vulkan1.2
// Elements of 12 bytes may begin at any multiple of 4, those of 24 bytes at multiples of 8: these need no record.
struct Wide {
    float3 a, b;
};

StructuredBuffer<float3> Points : register(t0);
StructuredBuffer<Wide> Pairs : register(t1);
RWStructuredBuffer<float3> Sums : register(u0);

[RootSignature("DescriptorTable(SRV(t0, numDescriptors=2), UAV(u0))")]
[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Sums[id] = Points[id] + Pairs[id].b;
}
