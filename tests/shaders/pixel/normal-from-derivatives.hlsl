// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Flat normals from the position.
float4 main(float3 world : WORLD) : SV_Target
{
    float3 normal = normalize(cross(ddy(world), ddx(world)));
    return float4(normal * 0.5 + 0.5, 1.0);
}
