// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded
// Counters of an array of buffers, whose index differs between lanes, and of a buffer far from its table's start.
RWStructuredBuffer<uint2> Lists[3] : register(u3, space2);
ConsumeStructuredBuffer<uint> Work : register(u1);
RWByteAddressBuffer Out : register(u0);

[RootSignature("DescriptorTable(UAV(u3, space = 2, numDescriptors = 3), UAV(u0)), DescriptorTable(UAV(u1, offset = 7))")]
[numthreads(3, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint place = Lists[NonUniformResourceIndex(2 - i)].IncrementCounter();
    Lists[NonUniformResourceIndex(2 - i)][place] = uint2(i + 1, place);
    Out.InterlockedAdd(0, Work.Consume());
}
