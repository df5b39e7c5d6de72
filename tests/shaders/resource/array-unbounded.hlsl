// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -enable_unbounded_descriptor_tables
// env: vulkan1.3
// Without end; the index differs between lanes.
Texture2D<float4> textures[] : register(t0, space2);
SamplerState samplers[] : register(s0, space2);

float4 main(float2 uv : TEXCOORD, nointerpolation uint material : MATERIAL) : SV_Target
{
    uint index = NonUniformResourceIndex(material);
    return textures[index].Sample(samplers[NonUniformResourceIndex(material >> 16)], uv);
}
