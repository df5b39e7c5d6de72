// dxc: -T ps_6_0 -E main
// WaveActiveAllEqual of pixels: of equal values, of different ones, of vectors of which one component differs, of zeros
// of either sign and of NaNs.
StructuredBuffer<uint> values : register(t0);

float4 main(float4 position : SV_Position) : SV_Target
{
    uint place = uint(position.x) % 2 + uint(position.y) % 2 * 2;
    uint v = values[place];
    bool2 both = WaveActiveAllEqual(uint2(v / 4, v));
    float zero = asfloat(values[4 + place]), nan = asfloat(values[8 + place]);

    return float4(WaveActiveAllEqual(v) + 2 * WaveActiveAllEqual(v / 4), both.x + 2 * both.y, WaveActiveAllEqual(zero),
                  WaveActiveAllEqual(nan) + 2 * WaveActiveAllEqual(v > 5) + 4 * WaveActiveAllEqual(v > 3) +
                      8 * WaveActiveAllEqual(v > 8));
}
