// dxc: -T cs_6_6 -E main
// A texture of a heap whose only 64-bit atomic is a compare-exchange. Without atomics, texels are pairs of words.
[numthreads(1, 1, 1)]
void main()
{
    RWTexture2D<uint64_t> image = ResourceDescriptorHeap[1];
    RWTexture2D<uint64_t> pairs = ResourceDescriptorHeap[2];
    uint64_t old;
    InterlockedCompareExchange(image[uint2(1, 0)], 5, 0x700000006, old);
    InterlockedCompareExchange(image[uint2(0, 1)], 5, 0x700000006, old);
    pairs[uint2(1, 0)] = pairs[uint2(0, 0)] + 1;
}
