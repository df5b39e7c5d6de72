// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives linear
// Derivatives where the device has none but of four threads in a row: groups of 4 x 6 threads become groups of 8 x 3.
// The numbers of threads, and what they sample, are those of 2 x 2.
Texture2D<float> levels : register(t0);
SamplerState point_sampler : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 6, 1)]
void main(uint2 id : SV_GroupThreadID, uint2 thread : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    float v = id.x * 3 + id.y * id.y * 10;
    uint group = (thread.x - id.x) / 4 + (thread.y - id.y) / 6 * 2;
    float step = group == 0 ? 0.25 : 0.5;
    float level = levels.Sample(point_sampler, (thread + 0.5) * step);
    results[group * 24 + index] = float4(ddx_fine(v), ddy_fine(v), QuadReadAcrossDiagonal(v), level);
}
