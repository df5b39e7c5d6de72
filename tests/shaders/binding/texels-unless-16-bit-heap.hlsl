// dxc: -T cs_6_6 -E main -enable-16bit-types
// dxs: --root-signature embedded --raw-heap-as-texels
// env: vulkan1.3
// Buffers from ResourceDescriptorHeap as texel buffers, as the policy asks. Exceptions: buffers with 16-bit elements
// or 64-bit atomics are storage buffers.

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED)")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    ByteAddressBuffer Words = ResourceDescriptorHeap[1];
    StructuredBuffer<half4> Halves = ResourceDescriptorHeap[2];
    RWByteAddressBuffer Shorts = ResourceDescriptorHeap[3];
    RWStructuredBuffer<uint64_t> Wide = ResourceDescriptorHeap[4];
    RWStructuredBuffer<float4> Out = ResourceDescriptorHeap[5];
    uint64_t old;
    uint word = Words.Load(4 * i);
    InterlockedAdd(Wide[0], (uint64_t)word << 32, old);
    Out[i] = Halves[i] + half(word);
    Shorts.Store<uint16_t>(2 * i, (uint16_t)(Shorts.Load<uint16_t>(2 * i) + word));
}
