// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded
// refused: which the root signature's flags do not allow
// Refused: the shader uses ResourceDescriptorHeap, but the flags of the root signature forbid that.
struct Factors {
    uint4 value;
};

[RootSignature("DescriptorTable(UAV(u0))")]
[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID)
{
    ConstantBuffer<Factors> factors = ResourceDescriptorHeap[group.x];
    RWStructuredBuffer<uint4> output = ResourceDescriptorHeap[group.x + 100];
    output[thread.x] *= factors.value;
}
