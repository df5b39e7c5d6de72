// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// dxs: --dual-source-blending
// The second output is the blend factor.
struct Output {
    float4 color : SV_Target0;
    float4 factor : SV_Target1;
};

Output main(float4 color : COLOR, float3 transmittance : TRANSMITTANCE)
{
    Output output;
    output.color = color;
    output.factor = float4(transmittance, 1.0);
    return output;
}
