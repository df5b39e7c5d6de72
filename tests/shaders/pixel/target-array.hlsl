// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Targets as one array.
float4 main(float4 color : COLOR, float weight : WEIGHT, out float4 layers[3] : SV_Target1) : SV_Target0
{
    layers[0] = color * weight;
    layers[1] = color * (1.0 - weight);
    layers[2] = weight;
    return color;
}
