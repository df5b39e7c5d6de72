// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded
// An array of constant buffers: the buffer differs between lanes, and so does the row.
struct Rows { uint4 rows[3]; };
ConstantBuffer<Rows> Blocks[4] : register(b2, space1);
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("DescriptorTable(CBV(b2, space = 1, numDescriptors = 4, offset = 3), UAV(u0, offset = 0))")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Out[i] = Blocks[NonUniformResourceIndex(3 - i)].rows[Out[i]].y;
}
