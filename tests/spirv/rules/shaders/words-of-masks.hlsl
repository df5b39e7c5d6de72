// dxc: -T cs_6_5 -E main -enable-16bit-types
// Masks for waves of up to 128 lanes: single words of ballots and matches, and masks of four constants.
StructuredBuffer<uint> keys : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(128, 1, 1)]
void main(uint thread : SV_GroupThreadID)
{
    uint key = keys[thread];

    results[thread] = WaveActiveBallot(key > 3).z;
    results[thread + 128] = WaveActiveBallot(key > 4).w;
    results[thread + 256] = WaveMatch(key).z;
    results[thread + 384] = WaveMatch(key >> 1).w;
    uint4 ends = WaveMatch(key >> 2);
    results[thread + 512] = ends.x ^ ends.w;
    results[thread + 640] = WaveMultiPrefixSum(key, uint4(0x11, 0x22, 0x33, 0x44));
    results[thread + 768] = WaveMultiPrefixCountBits(key > 5, uint4(0x55, 0x66, 0x77, 0x88));
    results[thread + 896] = WaveMultiPrefixSum(key, uint4(0x11, 0x23, 0x33, 0x44));
    results[thread + 1024] = WaveMultiPrefixSum(key, uint4(0x11, 0x22, 0x33, 0x45));
}
