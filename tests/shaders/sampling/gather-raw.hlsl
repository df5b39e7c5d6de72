// dxc: -T ps_6_7 -E main
// The four texels' bits as they lie in memory.
Texture2D<uint> words : register(t0);
SamplerState point_sampler : register(s0);

float4 main(float2 uv : TEXCOORD) : SV_Target
{
    uint4 raw = words.GatherRaw(point_sampler, uv);
    return float4(raw & 255) / 255.0;
}
