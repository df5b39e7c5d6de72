// dxc: -T lib_6_6
// env: vulkan1.3
// A 64-bit atomic through the heap in a library, whose entries do not say that they have one.
[shader("raygeneration")]
void count() {
    RWTexture2D<uint64_t> image = ResourceDescriptorHeap[7];
    InterlockedAdd(image[uint2(1, 2)], 3);
}
