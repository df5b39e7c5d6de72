// dxc: -T cs_6_7 -E main
// Offsets that are not constant, at levels that are numbers of levels: constants, and one that is counted.
cbuffer parameters : register(b0) {
    int2 offset;
    uint least;
};
Texture2D<float> image : register(t0);
Texture2DArray<float> images : register(t1);
SamplerState nearest : register(s0);
SamplerComparisonState compared : register(s1);
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = image.SampleLevel(nearest, float2(0.1, 0.1), 1, offset);
    results[1] = image.SampleLevel(nearest, float2(0.1, 0.1), 2, offset);
    results[2] = images.SampleLevel(nearest, float3(0.1, 0.1, 1), 1, offset.yx);
    results[3] = images.SampleCmpLevel(compared, float3(0.1, 0.1, 0), 0, 1, offset);
    for (uint level = least; level < 5; level++)
        results[4 + level] = image.SampleLevel(nearest, float2(0.1, 0.1), level, offset);
}
