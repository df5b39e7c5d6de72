// dxc: -T cs_6_0 -E main
// One atomic for all lanes of a wave that add to the same counter.
StructuredBuffer<uint> keys : register(t0);
RWStructuredBuffer<uint> counters : register(u0);

[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint key = keys[id] & 7;
    bool done = false;
    [loop] while (!done) {
        if (key == WaveReadLaneFirst(key)) {
            uint count = WaveActiveCountBits(true);
            if (WaveIsFirstLane())
                InterlockedAdd(counters[key], count);
            done = true;
        }
    }
}
