// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --counters texel --descriptor-sizes 32,64,16 --heap-slots resources=0:128,counters=64:128 --resource-heap-size 64 --sampler-heap-size 64
// env: vulkan1.2
// Counters are texel buffers that the pipeline maps to slots with room for both descriptors.
AppendStructuredBuffer<uint> Out[2] : register(u1);
RWStructuredBuffer<uint> Count : register(u3);

[RootSignature("DescriptorTable(UAV(u0, numDescriptors=4))")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID)
{
    Out[0].Append(7);
    if (group == 1)
        Out[1].Append(9);
    Count[group] = 5;
}
