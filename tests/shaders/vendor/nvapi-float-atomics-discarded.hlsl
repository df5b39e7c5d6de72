// dxc: -T ps_6_2 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// Discarded lanes change no floats in memory; the others get what was there.
#include "nvapi.hlsli"

RWByteAddressBuffer memory : register(u1);

uint atomic(uint opcode, uint operation, uint byte, uint value)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].marker = 1;
    memory.Store(index, 0);
    index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0.x = byte;
    nvapi_register[index].source1.x = value;
    nvapi_register[index].source2.x = operation;
    nvapi_register[index].opcode = opcode;
    return nvapi_register[index].result.x;
}

float4 main(float4 position : SV_Position, float a : A) : SV_Target
{
    uint place = uint(position.y);
    if (uint(position.x) == 1)
        discard;
    float before = asfloat(atomic(13, 3, 4 * place, asuint(0.5)));                // a sum
    uint greater = atomic(12, 6, 8 + 4 * place, f32tof16(a) | f32tof16(-a) << 16); // maxima of halves
    atomic(12, 7, 16 + 4 * place, f32tof16(a) | f32tof16(-a) << 16);              // their minima
    atomic(12, 3, 24 + 4 * place, f32tof16(1.0) | f32tof16(-2.0) << 16);          // their sums
    return float4(before, f16tof32(greater >> 16), ddx(a), 1.0);
}
