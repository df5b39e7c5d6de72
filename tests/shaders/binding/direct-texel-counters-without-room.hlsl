// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --descriptor-heap direct --counters texel
// refused: bound_heaps.slots[DXS_HEAP_COUNTERS].offset is DXS_OFFSET_AFTER_BUFFER
// A slot of the default size has no room for the descriptor of a texel buffer behind that of a buffer.
AppendStructuredBuffer<uint> Out : register(u0);

[RootSignature("DescriptorTable(UAV(u0))")]
[numthreads(1, 1, 1)]
void main()
{
    Out.Append(1);
}
