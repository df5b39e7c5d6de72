// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16
// env: vulkan1.2
// Mapped root constants that end within a row, and before a row: the others are 0, not what lies behind them.
cbuffer Short : register(b0) {
    uint4 first, second, third;
};
cbuffer Next : register(b1) {
    uint4 numbers, rest;
};
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=6, b0), RootConstants(num32BitConstants=5, b1), UAV(u0)")]
[numthreads(1, 1, 1)]
void main()
{
    uint words[20] = {first.x, first.y, first.z, first.w, second.x, second.y, second.z, second.w, third.x, third.y,
                      third.z, third.w, numbers.x, numbers.y, numbers.z, numbers.w, rest.x, rest.y, rest.z, rest.w};
    for (uint n = 0; n < 20; n++)
        Out[n] = words[n] + 1;
}
