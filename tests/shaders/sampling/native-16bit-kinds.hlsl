// dxc: -T cs_6_7 -E main -enable-16bit-types
// Samples, gathers, stores and comparisons of textures whose components are 16-bit floats and integers.
Texture2D<half4> halves : register(t0);
Texture2D<int16_t4> shorts : register(t1);
Texture2D<half> depth : register(t2);
Texture2D<uint16_t> words : register(t3);
SamplerState nearest : register(s0);
SamplerComparisonState less : register(s1);
RWTexture2D<int16_t4> stored : register(u0);
RWStructuredBuffer<float> results : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float2 uv = float2((id + 0.5) / 2, 0.5);
    int16_t4 s = shorts.SampleLevel(nearest, uv, 0);
    half4 g = halves.GatherGreen(nearest, float2(0.5, 0.5));
    int16_t4 gathered = shorts.GatherRed(nearest, float2(0.5, 0.5));
    uint16_t4 raw = words.GatherRaw(nearest, float2(0.5, 0.5));
    stored[uint2(id, 0)] = s * (int16_t)-2;
    results[6 * id] = halves.SampleGrad(nearest, uv, 0, 0).z;
    results[6 * id + 1] = g.z;
    results[6 * id + 2] = gathered[id];
    results[6 * id + 3] = depth.SampleCmpLevelZero(less, uv, 0.4);
    results[6 * id + 4] = raw[id];
    results[6 * id + 5] = depth.GatherCmp(less, float2(0.5, 0.5), 0.4)[id];
}
