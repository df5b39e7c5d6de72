// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Clip and cull distances can be read back.
float4 main(float4 clip : SV_ClipDistance, float2 cull : SV_CullDistance) : SV_Target
{
    return clip * float4(cull, 1.0, 1.0);
}
