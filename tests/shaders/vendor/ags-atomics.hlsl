// dxc: -T cs_6_9 -E main
#include "ags.hlsli"

RWByteAddressBuffer memory : register(u0);
RWStructuredBuffer<uint2> old : register(u1);

uint2 atomic(uint operation, uint byte, uint2 value)
{
    uint2 result;
    result.x = ags(0x18, operation, 0, byte, 0);
    result.y = ags(0x18, operation, 1, 0, value.x);
    memory.Store(result.x, result.y);
    result.y = ags(0x18, operation, 2, value.y, result.y);
    return result;
}

uint2 exchange(uint byte, uint2 comparand, uint2 value)
{
    uint2 result;
    result.x = ags(0x18, 8, 0, byte, 0);
    result.y = ags(0x18, 8, 1, 0, value.x);
    memory.Store(result.x, result.y);
    result.y = ags(0x18, 8, 2, value.y, comparand.x);
    result.y = ags(0x18, 8, 3, comparand.y, result.y);
    return result;
}

[numthreads(1, 1, 1)]
void main()
{
    old[0] = atomic(1, 0, uint2(0xffffffff, 0));  // minimum
    old[1] = atomic(2, 0, uint2(1, 7));           // maximum
    old[2] = atomic(3, 0, uint2(0xf1, 0xf));      // and
    old[3] = atomic(4, 8, uint2(0x10, 0x20));     // or
    old[4] = atomic(5, 8, uint2(0x11, 0x21));     // xor
    old[5] = atomic(6, 8, uint2(0xffffffff, 1));  // add
    old[6] = atomic(7, 16, uint2(11, 12));        // swap
    old[7] = exchange(16, uint2(11, 13), uint2(1, 1));
    if (old[7].y == 12)
        old[8] = exchange(16, uint2(11, 12), uint2(21, 22));
}
