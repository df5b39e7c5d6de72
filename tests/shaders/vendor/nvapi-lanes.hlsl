// dxc: -T cs_6_0 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
#include "nvapi.hlsli"

StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

// Segments of so many lanes.
static const uint whole = 0x1f, pairs = 30 << 8 | 0x1f;

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint number = numbers[lane], at = lane * 15, index;

    results[at + 0] = nvapi(1, uint4(number, 2, whole, 0));        // lane 2's
    results[at + 1] = nvapi(1, uint4(number, lane ^ 1, whole, 0)); // a computed lane's
    results[at + 2] = nvapi(1, uint4(number, 1, pairs, 0));        // the second one's of the pair
    results[at + 3] = nvapi(2, uint4(number, 1, 0, 0));            // the lane's before
    results[at + 4] = nvapi(2, uint4(number, 1, 30 << 8, 0));      // likewise, of the pair
    results[at + 5] = nvapi(3, uint4(number, 1, pairs, 0));        // the lane's behind
    results[at + 6] = nvapi(4, uint4(number, 2, whole, 0));        // that of another number
    results[at + 7] = nvapi(5, uint4(number > 3, 0, 0, 0));        // not all
    results[at + 8] = nvapi(6, uint4(number > 8, 0, 0, 0));        // any
    results[at + 9] = nvapi(7, uint4(number > 4, 0, 0, 0));        // which
    results[at + 10] = nvapi(8, 0);                                // own number
    results[at + 11] = nvapi(19, uint4(4, 0, 0, 0));               // lanes below
    index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0 = uint4(number, 3 - lane, 2, 0);
    nvapi_register[index].opcode = 33;
    nvapi_register[index].result_count = 2;
    results[at + 12] = nvapi_register.IncrementCounter();          // whether that lane may be read: 0 to 2
    results[at + 13] = nvapi_register.IncrementCounter();
    results[at + 14] = nvapi(5, uint4(number > 2, 0, 0, 0));       // all
}
