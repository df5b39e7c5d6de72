// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded
// env: vulkan1.3
// A table and the heaps themselves, which share indices; a static sampler and one of the heap.
struct Indices { uint image, sampler_number, target; };
ConstantBuffer<Indices> indices : register(b0, space1);
Texture2D<float> InTable : register(t6);
SamplerState Fixed : register(s2);
RWByteAddressBuffer Out : register(u3);

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED),"
               "RootConstants(num32BitConstants = 3, b0, space = 1), DescriptorTable(SRV(t6, offset = 1), UAV(u3, offset = 0)),"
               "StaticSampler(s2, filter = FILTER_MIN_MAG_MIP_POINT, addressU = TEXTURE_ADDRESS_CLAMP,"
               "addressV = TEXTURE_ADDRESS_CLAMP)")]
[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Texture2D<float> image = ResourceDescriptorHeap[indices.image];
    SamplerState smooth = SamplerDescriptorHeap[indices.sampler_number];
    RWStructuredBuffer<float> target = ResourceDescriptorHeap[NonUniformResourceIndex(indices.target + i)];
    float2 place = float2(0.5, 0.5);
    target[0] = image.SampleLevel(smooth, place, 0) + InTable.SampleLevel(Fixed, float2(0.75, 0.5), 0);
    Out.Store(4 * i, asuint(image.SampleLevel(Fixed, float2(0.25, 0.5), 0)));
}
