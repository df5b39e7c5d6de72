// dxc: -T vs_6_4 -E main
// dxs: --ignore-shading-rate
// SV_ShadingRate has no effect.
struct Output {
    float4 position : SV_Position;
    uint rate : SV_ShadingRate;
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    output.rate = position.w > 100.0 ? 0x5 : 0x0;
    return output;
}
