// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16 --resource-heap-size 64 --sampler-heap-size 64
// env: vulkan1.2
// Sets and bindings that the pipeline maps to descriptor heaps: tables, root constants, root descriptors and a static
// sampler. The shader has set = space and binding = register + shift.
cbuffer Constants : register(b0) {
    uint offset, factor;
};
ByteAddressBuffer Root : register(t0);
Texture2D<float> Images[3] : register(t1);
SamplerState Linear : register(s1);
SamplerState Static : register(s0, space1);
AppendStructuredBuffer<float> Out : register(u1);
RWBuffer<float> Typed : register(u2);

[RootSignature("RootConstants(b0, num32BitConstants=2), SRV(t0),"
               "DescriptorTable(SRV(t1, numDescriptors=3), UAV(u1, numDescriptors=2, offset=5)),"
               "DescriptorTable(Sampler(s0, numDescriptors=2)),"
               "StaticSampler(s0, space=1, filter=FILTER_MIN_MAG_MIP_POINT)")]
[numthreads(1, 1, 1)]
void main(uint group : SV_GroupID)
{
    float linear_texel = Images[group].SampleLevel(Linear, float2(0.5, 0.5), 0);
    Typed[group] = linear_texel * Root.Load(4 * group) + offset;
    Out.Append(Images[group].SampleLevel(Static, float2(0.75, 0.5), 0) * factor);
}
