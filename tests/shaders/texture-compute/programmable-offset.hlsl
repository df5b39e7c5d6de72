// dxc: -T cs_6_7 -E main
// Offsets that are not constants (shader model 6.7) in loads and samples.
cbuffer parameters : register(b0) {
    int2 offset;
};
Texture2D<float> image : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = float2(image.Load(int3(1, 1, 0), offset), image.SampleLevel(nearest, float2(0.4, 0.4), 0, offset));
}
