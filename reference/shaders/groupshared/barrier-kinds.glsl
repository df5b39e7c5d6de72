#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint cells[8];

void main()
{
    cells[gl_LocalInvocationIndex] = gl_LocalInvocationIndex * gl_LocalInvocationIndex;
    memoryBarrierShared();
    u0_1._m0[gl_LocalInvocationIndex] = gl_LocalInvocationIndex;
    memoryBarrierBuffer();
    memoryBarrierImage();
    memoryBarrier();
    barrier();
    uint _6 = cells[(gl_LocalInvocationIndex + 1u) & 7u];
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = u0_1._m0[(gl_LocalInvocationIndex + 2u) & 7u] + _6;
    barrier();
}

