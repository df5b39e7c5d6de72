// dxc: -T ps_6_0 -E main
// The first lane of a wave is none of its helper lanes: one lane that writes says that it is the first.
RWStructuredBuffer<uint> counts : register(u0);

float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint first = WaveIsFirstLane(), sum = 0;
    if (first)
        InterlockedAdd(counts[0], 1);
    InterlockedAdd(counts[1], WaveActiveCountBits(true) == 1);
    [branch] if (position.x > 1.0) {
        // Here the helper lanes left of it do not run along.
        if (WaveIsFirstLane())
            InterlockedAdd(counts[2], 1);
    } else {
        if (WaveIsFirstLane())
            InterlockedAdd(counts[3], 1);
    }
    return float4(first, WaveReadLaneFirst(position.x), WavePrefixSum(1u), ddx(a) + ddy(a));
}
