// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Gather with one offset for all four texels, constant and computed, and with four offsets.
cbuffer parameters : register(b0) {
    int2 computed;
};
Texture2D<float> image : register(t0);
Texture2DArray<float> layers : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = image.Gather(nearest, float2(0.25, 0.25), int2(2, 1));
    results[1] = image.Gather(nearest, float2(0.25, 0.25), computed);
    results[2] = image.GatherRed(nearest, float2(0.25, 0.25), int2(0, 0), int2(1, 0), int2(0, 1), int2(1, 1));
    results[3] = layers.Gather(nearest, float3(0.5, 0.5, 1), int2(0, 1));
}
