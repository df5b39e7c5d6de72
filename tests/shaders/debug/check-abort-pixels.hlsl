// dxc: -T ps_6_0 -E main
// dxs: --check values --check-to abort
// A value that is not finite ends the shader, but not in a helper lane.
float4 main(float4 color : COLOR) : SV_Target
{
    if (color.a < 0.5)
        discard;
    return rsqrt(color);
}
