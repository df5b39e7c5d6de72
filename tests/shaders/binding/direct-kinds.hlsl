// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --descriptor-heap direct --descriptor-sizes 32,64,16 --heap-slots uniform-buffers=0:kind,storage-buffers=0x10000:kind,sampled-images=0x20000:kind,storage-images=0x30000:kind,uniform-texel-buffers=0x40000:kind,storage-texel-buffers=0x50000:kind,acceleration-structures=0x60000:kind,counters=0x70000:64,samplers=64:kind --resource-heap-size 64 --sampler-heap-size 64
// env: vulkan1.3
// Descriptor heaps that the shader reaches itself: each kind of descriptor has a place of its own and its own stride.
struct Indices {
    uint4 value;
};

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED)")]
[numthreads(4, 1, 1)]
void main(uint thread : SV_DispatchThreadID)
{
    ConstantBuffer<Indices> indices = ResourceDescriptorHeap[1];
    Texture2D<float4> image = ResourceDescriptorHeap[indices.value.x];
    SamplerState point_sampler = SamplerDescriptorHeap[indices.value.y];
    RWTexture2D<float4> stored = ResourceDescriptorHeap[3];
    RWTexture2D<uint> added = ResourceDescriptorHeap[NonUniformResourceIndex(4 + thread % 2)];
    Buffer<uint> typed = ResourceDescriptorHeap[6];
    RWBuffer<uint> typed_added = ResourceDescriptorHeap[7];
    ByteAddressBuffer words = ResourceDescriptorHeap[8];
    RWStructuredBuffer<uint> counted = ResourceDescriptorHeap[9];
    RWByteAddressBuffer sizes = ResourceDescriptorHeap[10];
    uint old, size;

    stored[uint2(thread, 0)] = image.SampleLevel(point_sampler, float2((thread + 0.5) / 4, 0.5), 0) + image.Load(int3(0, 0, 0));
    InterlockedAdd(added[uint2(0, 0)], thread + 1);
    InterlockedAdd(typed_added[1], typed[thread], old);
    counted[counted.IncrementCounter()] = 5;
    words.GetDimensions(size);
    sizes.Store(4 * thread, size + words.Load(4 * thread));
}
