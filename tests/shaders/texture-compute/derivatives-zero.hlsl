// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives zero
// Derivatives where the device has none in compute shaders: they are 0, samples take the first level. Quads are 2 x 2
// all the same.
Texture2D<float> levels : register(t0);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex) {
    float v = id.x * 3 + id.y * 10;
    float level = levels.Sample(point_sampler, (id + 0.5) * 0.5);
    results[index] = float4(ddx(v), ddy_fine(v), QuadReadAcrossY(v), level);
}
