// dxc: -T ps_6_6 -E main
// env: vulkan1.3
// Straight from the descriptor heap: textures and samplers.
cbuffer Indices : register(b0) {
    uint texture_index;
    uint sampler_index;
};

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    Texture2D<float4> albedo = ResourceDescriptorHeap[texture_index];
    TextureCube<float4> sky = ResourceDescriptorHeap[texture_index + 1];
    SamplerState wrap = SamplerDescriptorHeap[sampler_index];
    return albedo.Sample(wrap, uv) + sky.Sample(wrap, float3(uv, 1.0));
}
