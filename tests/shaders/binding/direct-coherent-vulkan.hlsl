// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --descriptor-heap direct --resource-heap-size 64 --vulkan-memory-model
// env: vulkan1.3
// Coherent views of a heap that the shader reaches itself: buffers carry the decoration on their pointers, images on a
// second declaration of the heap. In the Vulkan memory model the accesses say so.
[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED)")]
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    globallycoherent RWTexture2D<uint> image = ResourceDescriptorHeap[1];
    RWTexture2D<uint> plain = ResourceDescriptorHeap[2];
    globallycoherent RWStructuredBuffer<uint> words = ResourceDescriptorHeap[3];

    image[uint2(thread, 0)] = thread * thread;
    words[thread] = 3 * thread;
    DeviceMemoryBarrierWithGroupSync();
    plain[uint2(thread, 0)] = image[uint2(7 - thread, 0)] + words[(thread + 1) % 8];
}
