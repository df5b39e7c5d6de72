// dxc: -T ps_6_6 -E main
// env: vulkan1.3
Texture2D<float4> textures[] : register(t0, space1);
Texture3D<float4> volumes[4] : register(t8);
SamplerState wrap : register(s0);

float4 main(float3 uv : TEXCOORD, nointerpolation uint material : MATERIAL) : SV_Target
{
    return textures[NonUniformResourceIndex(material)].Sample(wrap, uv.xy) + volumes[material & 3].SampleLevel(wrap, uv, 0.0);
}
