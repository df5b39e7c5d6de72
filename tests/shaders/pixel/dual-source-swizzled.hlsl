// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// dxs: --dual-source-blending --target-swizzles bgra,agrb
// Both sources are for target 0, so both take its order of components. A third output goes nowhere.
struct Output {
    float4 color : SV_Target0;
    float4 factor : SV_Target1;
    float4 other : SV_Target2;
};

Output main(float4 color : COLOR, float3 transmittance : TRANSMITTANCE)
{
    Output output;
    output.color = color;
    output.factor = float4(transmittance, 1.0);
    output.other = color * 100;
    return output;
}
