// dxc: -T ps_6_0 -E main
// Interpolated attributes at the middle and beside it, in linear functions.
float4 main(float2 a : A, noperspective float2 b : B) : SV_Target
{
    float2 left = EvaluateAttributeSnapped(a, int2(-8, 0));
    float2 below = EvaluateAttributeSnapped(b, int2(0, 7));
    return float4(left.x, EvaluateAttributeCentroid(a).y, below.x, below.y);
}
