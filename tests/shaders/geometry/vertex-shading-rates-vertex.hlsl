// dxc: -T vs_6_4 -E main
// dxs: --next-stage geometry
// A shading rate that the geometry shader takes.
struct Output {
    float4 position : SV_Position;
    uint rate : SV_ShadingRate;
};

Output main(float4 position : POSITION, uint rate : RATE)
{
    Output output = {position, rate};
    return output;
}
