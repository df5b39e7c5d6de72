// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// A component chosen while running.
float4 main(float4 color : COLOR, nointerpolation uint channel : CHANNEL) : SV_Target
{
    return color[channel & 3].xxxx;
}
