// dxc: -T cs_6_0 -E main
// Lane numbers, the wave's size and its first lane.
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = uint3(WaveGetLaneIndex(), WaveGetLaneCount(), WaveIsFirstLane() ? 1 : 0);
}
