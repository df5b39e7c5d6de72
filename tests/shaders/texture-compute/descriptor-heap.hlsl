// dxc: -T cs_6_6 -E main
// Textures, texel buffers and samplers from the descriptor heaps. Atomics and reads of vectors need different formats.
// A loop changes the texture that later rounds sample. An array holds the buffers that are counted in.
cbuffer parameters : register(b0) {
    uint image_index, sampler_index, output_index;
};

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    Texture2D<float4> image = ResourceDescriptorHeap[image_index];
    SamplerState state = SamplerDescriptorHeap[sampler_index];
    RWTexture2D<float4> output = ResourceDescriptorHeap[NonUniformResourceIndex(output_index + id.x)];
    RWTexture2D<uint> counts = ResourceDescriptorHeap[NonUniformResourceIndex(6 + id.x / 2)];
    RWTexture2D<uint4> added = ResourceDescriptorHeap[8];
    RWBuffer<uint> hits[2] = {ResourceDescriptorHeap[9], ResourceDescriptorHeap[output_index + 10]};
    RWBuffer<uint4> listed = ResourceDescriptorHeap[10];

    InterlockedAdd(counts[uint2(id.x % 2, 0)], id.y);
    InterlockedAdd(hits[(id.x + id.y) % 2][id.y], 2);
    float4 sum = 0;
    [loop]
    for (uint round = 0; round < 3; round++) {
        sum += image.SampleLevel(state, (id + 0.5) / 4, 0);
        if (round == id.y)
            image = ResourceDescriptorHeap[output_index + 9];
    }
    output[id] = sum + added[id / 2] + listed[id.x];
}
