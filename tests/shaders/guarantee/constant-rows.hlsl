// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --constant-rows
// Rows of a constant buffer that the shader computes: where the descriptor has none, they are 0.
cbuffer table : register(b0) {
    uint4 table_rows[4];
};
struct factors {
    uint4 rows[2];
};
ConstantBuffer<factors> two : register(b1);
ByteAddressBuffer indices : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    uint index = indices.Load(4 * i);
    results[i] = table_rows[index];
    results[8 + i] = two.rows[index].y;
}
