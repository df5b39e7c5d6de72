// dxc: -T cs_6_6 -E main
// A loop in which the lanes of each wave of four leave one by one, with descriptors that the first of them chooses.
// dxs: --subgroup-sizes 8,16 --subgroup-clustered
StructuredBuffer<uint> tables[4] : register(t0);
RWStructuredBuffer<uint> keys : register(u0);
RWStructuredBuffer<uint4> results : register(u1);

[WaveSize(4)]
[numthreads(16, 1, 1)]
void main(uint thread : SV_GroupThreadID) {
    uint key = keys[thread], turns = 0;

    while (true) {
        uint first = WaveReadLaneFirst(key);
        turns++;
        if (key == first) {
            uint found = tables[first][1];
            results[thread] = uint4(found, WaveActiveSum(thread), WaveActiveCountBits(true), turns);
            break;
        }
    }
}
