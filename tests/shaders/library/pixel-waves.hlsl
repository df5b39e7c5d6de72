// dxc: -T lib_6_6
// Wave operations in functions that stay functions: one is called in a loop, one behind it. Neither counts helper lanes,
// but those that remain in the loop are a wave of their own.
StructuredBuffer<uint> values : register(t0);

[noinline]
uint least_left(uint value, inout uint trips)
{
    trips += WaveActiveCountBits(true);
    return WaveActiveMin(value);
}

[noinline]
uint before_this(uint value)
{
    return WavePrefixSum(value) + 100 * WaveReadLaneFirst(value);
}

[shader("pixel")]
uint4 main(float4 position : SV_Position) : SV_Target
{
    uint v = values[uint(position.x) % 2 + uint(position.y) % 2 * 2], sum = 0, trips = 0;

    for (;;) {
        uint least = least_left(v, trips);
        sum = 10 * sum + least;
        if (least == v || sum > 9999)
            break;
    }
    return uint4(QuadReadLaneAt(sum, 0), QuadReadLaneAt(trips, 0), before_this(v), v);
}
