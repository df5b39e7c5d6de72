// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Gather of each channel: the four texels around a place, counter-clockwise from the lower left.
Texture2D<float4> image : register(t0);
Texture2D<uint4> words : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    float2 middle = float2(0.5, 0.5);
    results[0] = image.Gather(nearest, middle);
    results[1] = image.GatherGreen(nearest, middle);
    results[2] = image.GatherBlue(nearest, middle);
    results[3] = image.GatherAlpha(nearest, middle);
    results[4] = words.GatherRed(nearest, middle);
}
