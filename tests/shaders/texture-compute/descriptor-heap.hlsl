// dxc: -T cs_6_6 -E main
// Textures and samplers from the descriptor heaps.
cbuffer parameters : register(b0) {
    uint image_index, sampler_index, output_index;
};

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    Texture2D<float4> image = ResourceDescriptorHeap[image_index];
    SamplerState state = SamplerDescriptorHeap[sampler_index];
    RWTexture2D<float4> output = ResourceDescriptorHeap[NonUniformResourceIndex(output_index + id.x)];
    output[id] = image.SampleLevel(state, (id + 0.5) / 4, 0);
}
