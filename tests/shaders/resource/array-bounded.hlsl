// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// An array of textures; constant and dynamic uniform indices.
Texture2D<float4> textures[8] : register(t4, space1);
SamplerState wrap : register(s0);

cbuffer Choice : register(b0) {
    uint index;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    return textures[3].Sample(wrap, uv) + textures[index].Sample(wrap, uv);
}
