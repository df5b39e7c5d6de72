// dxc: -T ps_6_2 -E main -enable-16bit-types
// dxs: --storage-16bit-input-output
// env: vulkan1.3
// Varyings of 16 bits that are interpolated at other places: their values in the three vertices times barycentrics.
half4 main(half4 color : COLOR, noperspective half2 uv[2] : TEXCOORD, centroid half inner : INNER,
           half4 plain : PLAIN, nointerpolation uint sample_index : SAMPLE,
           nointerpolation int2 offset : OFFSET) : SV_Target
{
    half4 result = EvaluateAttributeCentroid(color) + color;
    result += EvaluateAttributeAtSample(color, sample_index) + plain;
    result += EvaluateAttributeSnapped(color, int2(-8, 7));
    result.xy += EvaluateAttributeSnapped(uv[1], offset) + uv[0];
    result.z += EvaluateAttributeAtSample(inner, 2) + inner;
    return result;
}
