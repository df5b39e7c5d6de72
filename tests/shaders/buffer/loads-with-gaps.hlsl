// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main
// dxs: --scalar-block-layout --per-component-robustness
// The first and the last component of vectors: one load takes those between along.
ByteAddressBuffer Rows : register(t0);
StructuredBuffer<uint4> Items : register(t1);
RWStructuredBuffer<uint2> Out : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint3 row = Rows.Load3(id * 12);
    uint4 item = Items[id];
    Out[id] = uint2(row.x + 100 * row.z, item.x + 100 * item.w);
}
