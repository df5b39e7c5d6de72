// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gfp
// One thread samples at NaN, which selects any texel or none: not even a product with 0 is defined.
Texture2D<float> image : register(t0);
SamplerState linear_wrap : register(s0);
StructuredBuffer<float> values : register(t1);
StructuredBuffer<float> zero : register(t2);
RWStructuredBuffer<float> result : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float x = id == 3 ? sqrt(-1 - abs(values[id])) : values[id];
    result[id] = image.SampleLevel(linear_wrap, float2(x, 0.5), 0) * zero[0] + values[id];
}
