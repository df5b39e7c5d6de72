// dxc: -T cs_6_7 -E main
// Offsets count texels of the level that is taken: of the first level for negative numbers, of the last for large ones.
cbuffer parameters : register(b0) {
    int2 offset;
    int4 levels;
};
Texture2D<float> image : register(t0);
Texture2DArray<float> images : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float level = float(levels[id]);
    results[5 * id] = image.SampleLevel(nearest, float2(0.1, 0.1), level, offset);
    results[5 * id + 1] = image.SampleLevel(nearest, float2(0.1, 0.1), level, int2(1, 0));
    results[5 * id + 2] = images.SampleLevel(nearest, float3(0.1, 0.1, 1), level, offset.yx);
    results[5 * id + 3] = image.Load(int3(0, 0, levels[id] & 1), offset);
    results[5 * id + 4] = image.SampleGrad(nearest, float2(0.1, 0.1), exp2(level) / 8, 0, int2(3, 1));
}
