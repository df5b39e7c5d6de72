// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// ConstantBuffer<T> and an array of them, in spaces.
struct Material {
    float4 color;
    float2 scale;
    uint flags;
};

ConstantBuffer<Material> single : register(b3, space5);
ConstantBuffer<Material> materials[4] : register(b8, space5);

cbuffer Choice : register(b0) {
    uint index;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    Material chosen = materials[index];
    return single.color + chosen.color * float4(uv * chosen.scale, single.flags & chosen.flags, 1.0);
}
