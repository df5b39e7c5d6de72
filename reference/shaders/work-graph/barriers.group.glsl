#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent buffer results
{
    uint _m0[];
} results_1;

shared uint cells[4];

void main()
{
    cells[gl_LocalInvocationIndex] = gl_LocalInvocationIndex;
    groupMemoryBarrier();
    barrier();
    results_1._m0[gl_LocalInvocationIndex] = cells[3u - gl_LocalInvocationIndex];
    groupMemoryBarrier();
    groupMemoryBarrier();
    barrier();
    barrier();
    groupMemoryBarrier();
    barrier();
    results_1._m0[gl_LocalInvocationIndex + 4u] = results_1._m0[gl_LocalInvocationIndex ^ 1u];
}

