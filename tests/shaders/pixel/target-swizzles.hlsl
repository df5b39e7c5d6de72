// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// dxs: --target-swizzles bgra,agrb,gbar
// Targets take the components of colors in another order: whole ones, some of them, one.
struct Colors {
    float4 whole : SV_Target0;
    float3 part : SV_Target1;
    int single : SV_Target2;
    float4 plain : SV_Target3;
};

Colors main(float4 color : COLOR)
{
    Colors colors;
    colors.whole = color;
    colors.part = color.xyz * 2;
    colors.single = int(color.w);
    colors.plain = color + 1;
    return colors;
}
