// dxc: -T ps_6_1 -E main
// A wireframe from barycentrics in screen space.
float4 main(noperspective float3 weights : SV_Barycentrics) : SV_Target
{
    float3 width = fwidth(weights);
    float3 edge = smoothstep(0.0, width, weights);
    float nearest = min(min(edge.x, edge.y), edge.z);
    return float4(nearest.xxx, 1.0);
}
