// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main -Gis
// Interpolation at the centroid, at a sample, at an offset; constant and computed arguments.
float4 main(float4 color : COLOR, float2 uv[2] : TEXCOORD, nointerpolation uint sample_index : SAMPLE,
            nointerpolation int2 offset : OFFSET) : SV_Target
{
    float4 result = EvaluateAttributeCentroid(color);
    result += EvaluateAttributeAtSample(color, 2);
    result += EvaluateAttributeAtSample(color, sample_index);
    result += EvaluateAttributeSnapped(color, int2(-8, 7));
    result.xy += EvaluateAttributeSnapped(uv[1], offset);
    return result;
}
