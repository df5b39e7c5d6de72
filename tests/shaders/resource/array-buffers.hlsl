// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// env: vulkan1.3
// Arrays of all kinds of buffers with non-uniform indices.
StructuredBuffer<float4> structured[4] : register(t0);
ByteAddressBuffer raw[4] : register(t4);
Buffer<float4> typed[4] : register(t8);
RWStructuredBuffer<uint> written[4] : register(u1);

struct Block {
    float4 value;
};
ConstantBuffer<Block> constants[4] : register(b0);

float4 main(nointerpolation uint4 index : INDEX) : SV_Target
{
    float4 sum = structured[NonUniformResourceIndex(index.x)][index.w];
    sum += asfloat(raw[NonUniformResourceIndex(index.y)].Load4(index.w * 16));
    sum += typed[NonUniformResourceIndex(index.z)][index.w];
    sum += constants[NonUniformResourceIndex(index.w)].value;
    InterlockedOr(written[NonUniformResourceIndex(index.x)][0], index.y);
    return sum;
}
