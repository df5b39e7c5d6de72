// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// The position at each sample.
float4 main(sample float4 position : SV_Position, sample float4 color : COLOR) : SV_Target
{
    return color * frac(position.xyxy);
}
