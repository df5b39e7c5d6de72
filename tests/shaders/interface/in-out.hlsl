// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// An inout parameter is an input and an output.
void main(inout float4 position : SV_Position, inout float4 color : COLOR)
{
    position *= 0.5;
    color = color.bgra;
}
