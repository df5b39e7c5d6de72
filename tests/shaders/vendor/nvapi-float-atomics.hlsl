// dxc: -T cs_6_2 -E main
// dxs: --nvapi --nvapi-register 9 --nvapi-space 1
// Atomics of floats, and of two halves in a word: by comparing and exchanging the word.
#include "nvapi.hlsli"

RWByteAddressBuffer memory : register(u0);
RWStructuredBuffer<uint> old : register(u1);
RWTexture2D<float> image : register(u2);

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

float texel_add(uint2 texel, float value)
{
    uint index = nvapi_register.IncrementCounter();
    nvapi_register[index].marker = 1;
    image[uint2(index, index)] = 0.0;
    index = nvapi_register.IncrementCounter();
    nvapi_register[index].source0.xy = texel;
    nvapi_register[index].source1.x = asuint(value);
    nvapi_register[index].source2.x = 3;
    nvapi_register[index].opcode = 13;
    return asfloat(nvapi_register[index].result.x);
}

[numthreads(64, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    atomic(13, 3, 0, asuint(float(thread) + 0.5));                            // a sum of 64 floats
    atomic(12, 3, 4, f32tof16(1.0) | f32tof16(-float(thread & 3)) << 16);     // sums of halves
    atomic(12, 6, 8, f32tof16(float(thread)) | f32tof16(-float(thread)) << 16); // their maximum
    atomic(12, 7, 12, f32tof16(float(thread)) | f32tof16(-float(thread)) << 16); // their minimum
    texel_add(uint2(thread & 1, 0), 0.25);
    if (thread == 0) {
        old[0] = atomic(13, 3, 16, asuint(1.5));
        old[1] = asuint(texel_add(uint2(2, 0), 8.0));
    }
}
