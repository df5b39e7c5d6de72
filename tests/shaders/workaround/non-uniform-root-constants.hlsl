// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --non-uniform-indices
// Indices that are the same in a dispatch: constant, a root constant, computed of them. And one that differs by thread.
[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED), RootConstants(num32BitConstants=4, b0), UAV(u0), "
               "DescriptorTable(SRV(t0, numDescriptors=8))")]
[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID);

cbuffer Numbers : register(b0)
{
    uint4 numbers;
};
RWStructuredBuffer<uint> results : register(u0);
ByteAddressBuffer table[8] : register(t0);

void main(uint id : SV_DispatchThreadID)
{
    ByteAddressBuffer first = ResourceDescriptorHeap[3], second = ResourceDescriptorHeap[numbers.x];
    ByteAddressBuffer third = ResourceDescriptorHeap[(numbers.y >> 2) + 5];
    ByteAddressBuffer fourth = ResourceDescriptorHeap[numbers.z + id];
    results[id] = first.Load(0) + second.Load(4) + third.Load(8) + table[numbers.w & 7].Load(12) + fourth.Load(16);
}
