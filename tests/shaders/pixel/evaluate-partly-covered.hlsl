// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main -Gfp
// Of a pixel that is covered in part: the centroid, a sample that is not covered, and a place beside the middle.
float4 main(float a : A, centroid float b : B) : SV_Target
{
    float at_centroid = EvaluateAttributeCentroid(a), of_centroid = EvaluateAttributeSnapped(b, int2(0, 0));
    return float4(at_centroid > 1.5625 && at_centroid < 2.0, EvaluateAttributeAtSample(a, 2),
                  EvaluateAttributeSnapped(a, int2(-8, 0)), of_centroid);
}
