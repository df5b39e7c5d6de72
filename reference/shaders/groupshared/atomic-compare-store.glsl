#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint slots[8];

void main()
{
    slots[gl_LocalInvocationIndex] = gl_LocalInvocationIndex & 3u;
    barrier();
    uint _7 = atomicCompSwap(slots[(gl_LocalInvocationIndex + 1u) & 7u], 2u, gl_LocalInvocationIndex + 50u);
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = slots[gl_LocalInvocationIndex];
}

