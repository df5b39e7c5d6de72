// dxc: -T ps_6_7 -E main
// Vulkan takes computed offsets for gathers only: the coordinates carry them, which works at whole levels: 0, and those
// that are signed or unsigned integers.
Texture2D<float4> t2 : register(t0);
Texture2D<float> depths : register(t1);
Texture2DArray<float> layers : register(t2);
SamplerState wrap : register(s0);
SamplerComparisonState less : register(s1);

struct Output {
    float4 sampled : SV_Target0;
    float4 others : SV_Target1;
};

Output main(float2 uv : TEXCOORD, nointerpolation int2 offset : OFFSET, nointerpolation int level : LEVEL)
{
    Output output;
    output.sampled = t2.SampleLevel(wrap, uv, 0.0, offset);
    output.others.x = depths.SampleCmpLevelZero(less, uv, 0.5, offset);
    output.others.y = depths.SampleCmpLevel(less, uv, 0.5, float(level), offset);
    output.others.z = layers.SampleLevel(wrap, float3(uv, 1), float(level), offset);
    output.others.w = depths.SampleCmpLevel(less, uv, 0.5, float(uint(level) - 1), offset);
    return output;
}
