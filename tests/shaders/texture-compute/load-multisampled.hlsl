// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Loads of single samples, and what a multisampled texture tells of itself.
Texture2DMS<float4> image : register(t0);
Texture2DMSArray<uint, 4> layers : register(t1);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint width, height, samples, elements;
    image.GetDimensions(width, height, samples);
    results[id] = image.Load(int2(1, 1), id) + float4(width, height, samples, 0);
    layers.GetDimensions(width, height, elements, samples);
    results[id + 4] = float4(layers.Load(int3(0, 1, 1), id), elements, samples, image.GetSamplePosition(id).x);
}
