// dxc: -T ps_6_0 -E main
// dxs: --check stored-values --check-to vkd3d-ring --print 0-2 --print-to vkd3d-ring --demote-to-helper
// Prints and checks share a ring; helper lanes report nothing.
float4 main(float4 color : COLOR) : SV_Target
{
    if (color.a < 0.5)
        discard;
    return sqrt(color);
}
