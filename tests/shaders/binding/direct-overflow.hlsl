// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --descriptor-heap direct --push-constant-limit 16 --resource-heap-size 64
// env: vulkan1.2
// Root arguments beyond the push data are in a block. Its device address is at the start of the push data.
cbuffer A : register(b0) {
    uint4 a;
};
cbuffer B : register(b1) {
    uint2 b;
};
RWStructuredBuffer<uint> Out : register(u0);

[RootSignature("RootConstants(b0, num32BitConstants=4), RootConstants(b1, num32BitConstants=2), DescriptorTable(UAV(u0))")]
[numthreads(1, 1, 1)]
void main()
{
    Out[0] = a.x + 10 * a.w;
    Out[1] = b.x + 10 * b.y;
}
