// dxc: -T ps_6_0 -E main
// A helper lane that is alone in a branch is its own wave: a loop that it leaves as the first lane ends.
float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint turns = 0, trips = 0;

    [branch] if (a < 0) {
        for (;;) {
            turns++;
            if (WaveIsFirstLane())
                break;
        }
        uint lane = uint(position.x) + 2 * uint(position.y) + 4;
        for (;;) {
            trips++;
            if (WaveReadLaneFirst(lane) == lane)
                break;
        }
    }
    return float4(QuadReadLaneAt(turns, 0), QuadReadLaneAt(trips, 0), a > 0.5, 1);
}
