// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --descriptor-heap direct --raw-heap-as-texels
// refused: UAV (u0, space0): texel buffers have the descriptors of images: bound_heaps.slots[DXS_HEAP_COUNTERS]
// A slot of the default size has no room for a counter behind the descriptor of a texel buffer.
AppendStructuredBuffer<uint> Out : register(u0);

[RootSignature("DescriptorTable(UAV(u0))")]
[numthreads(1, 1, 1)]
void main()
{
    Out.Append(1);
}
