#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) coherent restrict buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _4 = gl_LocalInvocationIndex ^ 3u;
    target_1._m0[gl_LocalInvocationIndex] = source_1._m0[gl_LocalInvocationIndex];
    groupMemoryBarrier();
    barrier();
    groupMemoryBarrier();
    target_1._m0[gl_LocalInvocationIndex + 4u] = target_1._m0[_4 & 1073741823u] + 1u;
}

