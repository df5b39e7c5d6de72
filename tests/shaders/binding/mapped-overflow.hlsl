// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16 --dynamic-constants --push-constant-limit 16 --push-constant-overflow uniform --resource-heap-size 64
// env: vulkan1.3
// Mapped bindings: the third table and the address of the constants are no longer push data. Addresses are aligned.
StructuredBuffer<uint> first : register(t0);
StructuredBuffer<uint> second : register(t1);
RWStructuredBuffer<uint> results : register(u0);
cbuffer Numbers : register(b0) {
    uint4 numbers[2];
};

[RootSignature("DescriptorTable(SRV(t0)), DescriptorTable(SRV(t1)), DescriptorTable(UAV(u0)), RootConstants(num32BitConstants=8, b0)")]
[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = first[id] + 10 * second[id] + (id ? numbers[1].w : numbers[0].w);
}
