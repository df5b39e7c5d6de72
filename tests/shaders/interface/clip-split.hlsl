// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main -Gfp
// Clip distances read as two elements, one a single component.
float4 main(float3 first : SV_ClipDistance0, float second : SV_ClipDistance1, float4 color : COLOR) : SV_Target
{
    return color * min(min(first.x, first.y), min(first.z, second));
}
