// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// The least a vertex shader can do.
float4 main(float4 position : POSITION) : SV_Position
{
    return position;
}
