// dxc: -T cs_6_0 -E main
// The first lane's value of what a reduction gave to all lanes: the same value, unless the lanes got it in different
// trips of a loop.
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
    uint value = results[lane].x, sum, trip = 0;
    uint any_bit = WaveReadLaneFirst(WaveActiveBitOr(value));
    uint least = WaveReadLaneFirst(WaveReadLaneFirst(WaveActiveMin(value)));
    uint equal = WaveReadLaneFirst(WaveActiveAllTrue(value > 4)) ? 100 : 200;
    [loop] for (;;) {
        sum = WaveActiveSum(value);
        if (trip == lane)
            break;
        trip++;
    }
    results[lane] = uint4(any_bit + least + equal, sum, WaveReadLaneFirst(sum), trip);
}
