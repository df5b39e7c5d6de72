// dxc: -T ps_6_5 -E main
// Loops that end when the first lane's value is a lane's own, or when a lane is the first, end for helper lanes, too:
// they are a wave of their own there.
StructuredBuffer<uint> values : register(t0);

uint4 main(float4 position : SV_Position) : SV_Target
{
    uint place = uint(position.x) % 2 + uint(position.y) % 2 * 2;
    uint v = values[place], first = 0, trips = 0, left = 0, turn = 0;

    if (v > 0)
        discard;
    [branch]
    if (v > 0) {
        for (;;) {
            uint value = WaveReadLaneFirst(v);
            first += value;
            trips++;
            if (value == v)
                break;
        }
        for (;;) {
            turn++;
            left += WaveActiveSum(v);
            if (WaveIsFirstLane())
                break;
        }
    }
    uint4 found = uint4(first, trips, left, turn);
    return QuadReadLaneAt(found, 0) + 100 * QuadReadLaneAt(found, 1) + 10000 * QuadReadLaneAt(found, 2);
}
