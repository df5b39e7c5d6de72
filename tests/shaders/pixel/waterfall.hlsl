// dxc: -T ps_6_0 -E main
// A loop over the distinct values of a wave, one after another.
Texture2D<float4> textures[16] : register(t0);
SamplerState wrap : register(s0);

float4 main(nointerpolation uint material : MATERIAL, float2 uv : TEXCOORD) : SV_Target
{
    float4 result = 0.0;
    while (true) {
        uint current = WaveReadLaneFirst(material);
        if (current == material) {
            result = textures[current & 15].SampleLevel(wrap, uv, 0.0);
            break;
        }
    }
    return result;
}
