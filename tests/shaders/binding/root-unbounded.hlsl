// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -enable_unbounded_descriptor_tables
// dxs: --root-signature embedded
// An unbounded range behind a gap of its table, with indices that differ between lanes, beside a constant buffer that
// follows a UAV in another table.
ByteAddressBuffer Map : register(t0);
Texture2D<float> All[] : register(t7, space3);
cbuffer Settings : register(b0) { float scale; };
RWStructuredBuffer<float> Out : register(u0);

[RootSignature("DescriptorTable(SRV(t0), SRV(t7, space = 3, numDescriptors = unbounded, offset = 4)),"
               "DescriptorTable(UAV(u0), CBV(b0))")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Out[i] = All[NonUniformResourceIndex(Map.Load(4 * i))].Load(int3(0, 0, 0)) * scale;
}
