#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared uint slots[4];

void main()
{
    float _3 = float(gl_LocalInvocationIndex);
    slots[gl_LocalInvocationIndex] = floatBitsToUint(_3);
    barrier();
    uint _6 = atomicExchange(slots[gl_LocalInvocationIndex], floatBitsToUint(_3 + 0.5));
    uint _7 = atomicCompSwap(slots[gl_LocalInvocationIndex], 1075838976u, 3212836864u);
    uint _9 = atomicCompSwap(slots[gl_LocalInvocationIndex], 1080033280u, 1120403456u);
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = uintBitsToFloat(_6);
    u0_1._m0[gl_LocalInvocationIndex + 4u] = uintBitsToFloat(_7);
    u0_1._m0[gl_LocalInvocationIndex + 8u] = uintBitsToFloat(slots[3u - gl_LocalInvocationIndex]);
}

