// dxc: -T cs_6_6 -E main
// Coherent resources of a heap: a raw buffer, a typed buffer and a texture; others that nothing reads.
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID, uint group : SV_GroupID) {
    globallycoherent RWByteAddressBuffer raw = ResourceDescriptorHeap[0];
    globallycoherent RWBuffer<uint> typed = ResourceDescriptorHeap[1];
    globallycoherent RWTexture2D<uint> image = ResourceDescriptorHeap[2];
    globallycoherent RWStructuredBuffer<float> told = ResourceDescriptorHeap[3];
    globallycoherent RWTexture3D<float> shown = ResourceDescriptorHeap[4];
    told[id] = group;
    shown[uint3(id, group, 0)] = 1;
    raw.Store(id * 4, id);
    typed[id] = id;
    image[uint2(id, 0)] = id;
    DeviceMemoryBarrier();
    raw.Store(id * 4, raw.Load(id * 4 ^ 256) + typed[id ^ 64] + image[uint2(id ^ 64, 0)]);
}
