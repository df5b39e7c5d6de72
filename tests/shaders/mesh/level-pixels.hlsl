// dxc: -T ps_6_0 -E main
// What sample-bias has sampled.
float4 main(float4 position : SV_Position, nointerpolation float4 sampled : SAMPLED) : SV_Target
{
    return sampled;
}
