// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --resource-heap-size 64
// env: vulkan1.2
// A table with gaps: ranges behind others, at given places, and in two spaces.
ByteAddressBuffer First : register(t3);
ByteAddressBuffer Second : register(t5);
ByteAddressBuffer Other : register(t5, space2);
ByteAddressBuffer Far : register(t7, space2);
RWByteAddressBuffer Results : register(u1);
RWByteAddressBuffer More : register(u3);

[RootSignature("DescriptorTable(SRV(t0, numDescriptors=4), SRV(t4, numDescriptors=2, offset=9), "
               "SRV(t4, numDescriptors=2, space=2), UAV(u1, offset=6), UAV(u2, numDescriptors=2), "
               "SRV(t6, numDescriptors=2, space=2, offset=15))")]
[numthreads(1, 1, 1)]
void main()
{
    Results.Store4(0, uint4(First.Load(0), Second.Load(0), Other.Load(0), Far.Load(0)));
    More.Store(0, First.Load(4) + Far.Load(4));
}
