// dxc: -T cs_6_6 -E main -enable-16bit-types
// dxs: --root-signature embedded --raw-heap-as-texels
// env: vulkan1.3
// Structured buffers of the heap that differ in nothing but their strides: of words, a texel buffer; of halves, not.

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED)")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    StructuredBuffer<uint> Words = ResourceDescriptorHeap[1];
    StructuredBuffer<uint16_t> Shorts = ResourceDescriptorHeap[2];
    StructuredBuffer<uint2> Pairs = ResourceDescriptorHeap[3];
    RWStructuredBuffer<uint> Out = ResourceDescriptorHeap[4];
    Out[i] = Words[i] + 100 * Shorts[i] + 10000 * Pairs[i].y;
}
