// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16 --push-constant-limit 24 --resource-heap-size 64
// env: vulkan1.3
// Mapped root constants whose last row would end beyond the push data are in memory.
RWStructuredBuffer<uint> results : register(u0);
cbuffer Numbers : register(b0) {
    uint4 numbers;
    uint last;
};

[RootSignature("DescriptorTable(UAV(u0)), RootConstants(num32BitConstants=5, b0)")]
[numthreads(1, 1, 1)]
void main()
{
    results[0] = numbers.w + last;
}
