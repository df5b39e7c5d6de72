// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_1 -E main
// Completes the pipeline of sampling/counted-samples-pixels.
float4 main(float4 position : POSITION) : SV_Position
{
    return position;
}
