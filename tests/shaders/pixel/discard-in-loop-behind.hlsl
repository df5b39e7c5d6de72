// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// The derivatives stand in front of the discard, but the next trip computes them again: a discarded pixel still counts
// for its neighbour.
StructuredBuffer<float> steps : register(t0);

float4 main(float4 position : SV_Position, float value : VALUE, nointerpolation uint trips : TRIPS) : SV_Target
{
    float sum = 0, number = value;
    [loop]
    for (uint n = 0; n < trips; n++) {
        sum += ddx_fine(number);
        number = number * steps[n];
        clip(number + 10);
    }
    return float4(sum, number, 0, 1);
}
