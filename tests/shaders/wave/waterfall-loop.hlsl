// dxc: -T cs_6_0 -E main
// One trip for each value that lanes hold: the lanes that match the first one do their work and leave.
StructuredBuffer<uint> keys : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint key = keys[thread];
    [loop] while (true) {
        uint first = WaveReadLaneFirst(key);
        if (key == first) {
            results[thread] = uint2(first, WaveActiveSum(thread + 1));
            break;
        }
    }
}
