// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --bounded-constants
// env: vulkan1.2
// Rows of a constant buffer at an address, some beyond the 4,096 that there can be.
struct Rows
{
    uint4 rows[4096];
};
ConstantBuffer<Rows> Data : register(b0);
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("CBV(b0), UAV(u0)")]
[numthreads(4, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Out[thread.x] = Data.rows[Out[thread.x]].y;
}
