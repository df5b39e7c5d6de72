// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// An array of textures and one of samplers, picked by a constant.
cbuffer parameters : register(b0) {
    uint texture_index, sampler_index;
};
Texture2D<float> images[3] : register(t1);
SamplerState samplers[2] : register(s1);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = images[texture_index].SampleLevel(samplers[sampler_index], float2(0.5, 0.25), 0);
    results[1] = images[texture_index][uint2(1, 1)];
}
