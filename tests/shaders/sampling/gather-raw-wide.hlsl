// dxc: -T ps_6_7 -E main
// GatherRaw of texels with 64 bits: low word first.
Texture2D<uint64_t> words : register(t0);
SamplerState point_sampler : register(s0);

uint4 main(float2 uv : TEXCOORD) : SV_Target
{
    uint64_t4 raw = words.GatherRaw(point_sampler, uv);
    return uint4(raw) + 16 * uint4(raw >> 32);
}
