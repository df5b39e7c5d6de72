// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded
// env: vulkan1.2
// 64-bit numbers among root constants take two words each.
cbuffer Constants : register(b0) {
    uint first;
    uint second;
    double number;
    uint64_t wide;
    int64_t below;
    double last;
};
RWStructuredBuffer<double> Numbers : register(u0);
RWStructuredBuffer<uint64_t> Words : register(u1);

[RootSignature("RootConstants(num32BitConstants=10, b0), DescriptorTable(UAV(u0, numDescriptors=2))")]
[numthreads(1, 1, 1)]
void main()
{
    Numbers[0] = number * 2.0;
    Numbers[1] = last + double(first);
    Words[0] = wide + second;
    Words[1] = uint64_t(below) >> 4;
}
