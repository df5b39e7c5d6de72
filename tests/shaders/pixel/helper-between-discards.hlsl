// dxc: -T ps_6_6 -E main
// Each discard makes helper lanes of its own: what IsHelperLane says between two of them, and behind both. The pixel that
// stays reads it from its neighbours.
StructuredBuffer<float> values : register(t0);

float4 main(float4 position : SV_Position) : SV_Target
{
    uint place = uint(position.x) % 2 + uint(position.y) % 2 * 2;
    float value = values[place];
    float before = IsHelperLane();
    clip(value - 1);
    float between = IsHelperLane();
    clip(value - 2);
    float behind = IsHelperLane();
    float all = before + 10 * between + 100 * behind;
    return float4(all, QuadReadAcrossX(all), QuadReadAcrossY(all), QuadReadAcrossDiagonal(all));
}
