// dxc: -T cs_6_9 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// Lanes with the same one, two and four words.
#include "nvapi.hlsli"

StructuredBuffer<uint> numbers : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint lanes_with(uint4 words, uint count)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0 = words;
    nvapi_register[index].source1.x = count;
    nvapi_register[index].opcode = 21;
    return nvapi_register.IncrementCounter();
}

[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex)
{
    uint number = numbers[lane];

    results[3 * lane] = lanes_with(number & 1, 1);
    results[3 * lane + 1] = lanes_with(uint4(number & 1, lane / 2, 0, 0), 2);
    results[3 * lane + 2] = lanes_with(uint4(1, number & 1, 2, number > 5), 4);
}
