// dxc: -T cs_6_2 -E main -enable-16bit-types
// Textures of 16-bit components.
Texture2D<half4> image : register(t0);
RWTexture2D<half2> output : register(u0);
Texture2D<uint16_t> words : register(t1);
SamplerState nearest : register(s0);

[numthreads(2, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    half4 v = image.SampleLevel(nearest, (id + 0.5) / float2(2, 1), 0) + image[id];
    output[id] = v.xw + half2(words[id], 0);
}
