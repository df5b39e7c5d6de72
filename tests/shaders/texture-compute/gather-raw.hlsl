// dxc: -T cs_6_7 -E main
// GatherRaw of shader model 6.7: the bits of four texels.
Texture2D<uint> image : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = image.GatherRaw(nearest, float2(0.5, 0.5));
    results[1] = image.GatherRaw(nearest, float2(0.5, 0.5), int2(1, 0));
}
