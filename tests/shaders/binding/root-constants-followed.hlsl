// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded
// env: vulkan1.2
// Words that the root signature does not give are zero: they are not those of the next parameter.
cbuffer Short : register(b0) {
    uint4 value[2];
};
cbuffer Next : register(b1) {
    uint4 next;
};
cbuffer Other : register(b0, space1) {
    uint4 other;
};
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("RootConstants(num32BitConstants=5, b0), RootConstants(num32BitConstants=4, b1),"
               "RootConstants(num32BitConstants=3, b0, space=1), DescriptorTable(UAV(u0))")]
[numthreads(1, 1, 1)]
void main()
{
    Out[0] = value[0];
    Out[1] = value[1];
    Out[2] = next;
    Out[3] = other;
}
