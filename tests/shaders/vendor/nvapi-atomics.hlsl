// dxc: -T cs_6_9 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
#include "nvapi.hlsli"

RWByteAddressBuffer memory : register(u0);
RWStructuredBuffer<uint2> old : register(u1);

// The increment whose result is the address of a store names the resource.
uint2 atomic(uint operation, uint byte, uint2 value, uint2 exchanged)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].marker = 1;
    memory.Store(index, 0);
    index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0.x = byte;
    nvapi_register[index].source1 = uint4(value, exchanged);
    nvapi_register[index].source2.x = operation;
    nvapi_register[index].opcode = 20;
    return nvapi_register[index].result.xy;
}

[numthreads(1, 1, 1)]
void main()
{
    old[0] = atomic(7, 0, uint2(0xffffffff, 0), 0);         // minimum
    old[1] = atomic(6, 0, uint2(1, 7), 0);                  // maximum
    atomic(0, 0, uint2(0xf1, 0xf), 0);                      // and
    old[2] = atomic(1, 8, uint2(0x10, 0x20), 0);            // or
    old[3] = atomic(2, 8, uint2(0x11, 0x21), 0);            // xor
    old[4] = atomic(3, 8, uint2(0xffffffff, 1), 0);         // add
    old[5] = atomic(8, 16, uint2(11, 12), 0);               // swap
    old[6] = atomic(9, 16, uint2(11, 13), uint2(1, 1));     // compare, exchange
    old[7] = atomic(9, 16, uint2(11, 12), uint2(21, 22));
}
