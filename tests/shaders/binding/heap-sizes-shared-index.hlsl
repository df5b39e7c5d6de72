// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --heap-size-source constant --resource-heap-size 8 --sampler-heap-size 64
// One index into both heaps, of which that of samplers is larger: each heap has a last descriptor of its own.
RWByteAddressBuffer results : register(u0);

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), UAV(u0)")]
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupID)
{
    Texture2D<float> image = ResourceDescriptorHeap[id + 20];
    SamplerState filter = SamplerDescriptorHeap[id + 20];
    results.Store(4 * id, asuint(image.SampleLevel(filter, float2(1.25, 0.5), 0)));
}
