// dxc: -T ps_6_2 -E main -enable-16bit-types
// Textures and images of 16-bit elements.
Texture2D<float16_t4> color : register(t0);
Texture2D<uint16_t> bits : register(t1);
RWTexture2D<float16_t2> result : register(u1);
SamplerState wrap : register(s0);

float16_t4 main(float2 uv : TEXCOORD) : SV_Target
{
    float16_t4 sum = color.Sample(wrap, uv) + color.Gather(wrap, uv);
    uint16_t word = bits.Load(int3(uv * 16.0, 0));
    result[uint2(uv * 16.0)] = sum.xy;
    return sum * float16_t(word);
}
