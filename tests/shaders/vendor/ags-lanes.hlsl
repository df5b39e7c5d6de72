// dxc: -T cs_6_0 -E main
#include "ags.hlsli"

StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint number = numbers[lane];
    uint low = ags(0x05, 0, 0, number > 4, 0), high = ags(0x05, 0, 1, number > 4, 0);
    uint at = lane * 16;

    results[at + 0] = ags(0x01, 0, number);                      // the first lane's
    results[at + 1] = ags(0x02, 2, number);                      // lane 2's
    results[at + 2] = ags(0x02, 3 - lane, number);               // a computed lane's
    results[at + 3] = ags(0x1d, 0, 0, number, lane ^ 1);         // likewise
    results[at + 4] = ags(0x03, 0, 0);                           // own number
    results[at + 5] = ags(0x04, 0x041f, number);                 // swapped by pairs
    results[at + 6] = ags(0x04, 0x003c, number);                 // the second one of each four
    results[at + 7] = ags(0x04, 0x8000 | 0x1b, number);          // the quad backwards
    results[at + 8] = low;
    results[at + 9] = high;
    results[at + 10] = ags(0x06, 0, 0, 0xd, 0xffffffff);         // of lanes 0, 2, 3 those before this one
    results[at + 11] = ags(0x06, 0, 0, low, high);
    results[at + 12] = ags(0x04, 0x081f, number);                // swapped by pairs of pairs
    results[at + 13] = (ags(0x19, 0, 0) & 3) == 0;               // lanes of a wave
    if (number > 4)
        results[at + 14] = ags(0x01, 0, number);
    results[at + 15] = ags(0x02, 1, asuint(float(number)));
}
