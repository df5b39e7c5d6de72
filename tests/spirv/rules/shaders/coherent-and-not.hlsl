// dxc: -T cs_6_6 -E main
// Buffers and a texture of a heap, each as a view that is globallycoherent and as one that is not. Also a read
// with its status.
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    RWByteAddressBuffer raw = ResourceDescriptorHeap[3];
    globallycoherent RWByteAddressBuffer shared_raw = ResourceDescriptorHeap[3];
    globallycoherent RWStructuredBuffer<uint> shared_words = ResourceDescriptorHeap[4];
    RWStructuredBuffer<uint> words = ResourceDescriptorHeap[4];
    RWTexture2D<uint> image = ResourceDescriptorHeap[5];
    globallycoherent RWTexture2D<uint> shared_image = ResourceDescriptorHeap[5];
    raw.Store(id * 16, id);
    shared_raw.Store(id * 16 + 4, shared_raw.Load(id * 4 + 8));
    shared_words[id * 4] = shared_words[id + 256];
    words[id * 4 + 1] = words[id + 512];
    image[uint2(id, 0)] = image[uint2(id, 1)];
    shared_image[uint2(id, 2)] = shared_image[uint2(id, 3)];
    uint status, texel = shared_image.Load(uint2(id, 4), status);
    shared_image[uint2(id, 5)] = CheckAccessFullyMapped(status) ? texel : 0;
}
