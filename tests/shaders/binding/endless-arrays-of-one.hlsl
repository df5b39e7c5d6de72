// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -enable_unbounded_descriptor_tables
// dxs: --root-signature embedded
// env: vulkan1.2
// Unbounded arrays in the shader, but one element in the root signature: each index accesses that element.
struct Factors {
    uint value;
};
RWStructuredBuffer<uint> Counts[] : register(u1, space1);
ByteAddressBuffer Raw[] : register(t2, space2);
ConstantBuffer<Factors> Tables[] : register(b3);
ConstantBuffer<Factors> Constants[] : register(b7, space1);
SamplerState Samplers[] : register(s0, space100);
Texture2D<float> Image : register(t0);
RWStructuredBuffer<uint4> Out : register(u0);

[RootSignature("UAV(u0), UAV(u1, space=1), SRV(t2, space=2), CBV(b3),"
               "RootConstants(num32BitConstants=1, b7, space=1), DescriptorTable(SRV(t0)),"
               "StaticSampler(s0, space=100, filter=FILTER_MIN_MAG_MIP_POINT),"
               "StaticSampler(s1, space=100, filter=FILTER_MIN_MAG_MIP_POINT, addressU=TEXTURE_ADDRESS_CLAMP)")]
[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex, uint group : SV_GroupID)
{
    uint lane = NonUniformResourceIndex(i), old;
    InterlockedAdd(Counts[lane][1], 1, old);
    float texel = Image.SampleLevel(Samplers[group], float2(1.25, 0.5), 0);
    Out[4 * group + i] = uint4(asuint(texel), Raw[lane].Load(4), Tables[lane].value, Constants[group + 3].value);
}
