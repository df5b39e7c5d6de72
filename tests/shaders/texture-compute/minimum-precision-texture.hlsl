// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Textures of minimum-precision components.
Texture2D<min16float4> image : register(t0);
SamplerState nearest : register(s0);
RWTexture2D<min16float4> output : register(u0);

[numthreads(2, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    output[id] = image.SampleLevel(nearest, (id + 0.5) / float2(2, 1), 0) * (min16float)2 + image[id];
}
