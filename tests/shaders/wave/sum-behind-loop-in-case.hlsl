// dxc: -T cs_6_0 -E main
// A case of a switch that starts with a loop and goes on with a wave operation.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint sum = 3, trips = 0;
    [branch] switch (thread & 3) {
    case 1:
    case 2:
        [loop] do {
            trips++;
            sum ^= WaveActiveBallot(thread < 2).x;
        } while (trips < values[thread]);
        sum = WaveActiveSum(thread * 10) + sum * 100;
        break;
    case 3:
        sum = 4;
        break;
    }
    results[thread] = uint2(sum, trips);
}
