// dxc: -T cs_6_6 -E main -enable-16bit-types
// dxs: --root-signature embedded --raw-heap-as-texels
// env: vulkan1.3
// Buffers as texel buffers, as the policy asks. Exceptions: buffers with 16-bit elements or 64-bit atomics are storage
// buffers.
ByteAddressBuffer Words : register(t0);
StructuredBuffer<half4> Halves : register(t1);
RWByteAddressBuffer Shorts : register(u0);
RWStructuredBuffer<uint64_t> Wide : register(u1);
RWStructuredBuffer<float4> Out : register(u2);

[RootSignature("DescriptorTable(SRV(t0, numDescriptors=2), UAV(u0, numDescriptors=3))")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint64_t old;
    uint word = Words.Load(4 * i);
    InterlockedAdd(Wide[0], (uint64_t)word << 32, old);
    Out[i] = Halves[i] + half(word);
    Shorts.Store<uint16_t>(2 * i, (uint16_t)(Shorts.Load<uint16_t>(2 * i) + word));
}
