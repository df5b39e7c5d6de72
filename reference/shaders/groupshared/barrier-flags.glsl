#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uint _m0[];
} u0_1;

shared uint cells[8];

void main()
{
    cells[gl_LocalInvocationIndex] = gl_LocalInvocationIndex + 5u;
    barrier();
    u0_1._m0[gl_LocalInvocationIndex + 8u] = cells[7u - gl_LocalInvocationIndex];
    memoryBarrierBuffer();
    memoryBarrierImage();
    groupMemoryBarrier();
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = u0_1._m0[((gl_LocalInvocationIndex + 3u) & 7u) | 8u];
    memoryBarrier();
    barrier();
}

