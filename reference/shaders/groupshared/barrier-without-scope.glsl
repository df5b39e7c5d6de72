#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint cells[64];

void main()
{
    cells[gl_LocalInvocationIndex] = gl_LocalInvocationIndex * 3u;
    memoryBarrierShared();
    barrier();
    memoryBarrierShared();
    u0_1._m0[gl_LocalInvocationIndex] = cells[63u - gl_LocalInvocationIndex];
}

