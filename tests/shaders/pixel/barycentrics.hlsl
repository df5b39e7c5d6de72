// dxc: -T ps_6_1 -E main
// Barycentric coordinates, and the three values of an attribute before interpolation.
float4 main(float3 weights : SV_Barycentrics, nointerpolation float3 color : COLOR) : SV_Target
{
    float3 a = GetAttributeAtVertex(color, 0);
    float3 b = GetAttributeAtVertex(color, 1);
    float3 c = GetAttributeAtVertex(color, 2);
    return float4(a * weights.x + b * weights.y + c * weights.z, 1.0);
}
