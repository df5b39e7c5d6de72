// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A discarded pixel goes on as a helper: its neighbour's derivative is that of what it loads behind the discard.
StructuredBuffer<float> values : register(t0);

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    uint place = uint(position.x) + 2 * uint(position.y);
    clip(value);
    float loaded = values[place] * 2;
    return float4(ddx_fine(loaded), ddy_fine(loaded), loaded, 1);
}
