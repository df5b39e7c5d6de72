#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = t0_1._m0[gl_GlobalInvocationID.x];
    uint _32 = (gl_GlobalInvocationID.x & 1u) * 4u;
    uint _9 = atomicMin(u0_1._m0[_32], _3);
    uint _10 = atomicMax(u0_1._m0[_32 + 1u], _3);
    uint _11 = atomicMin(u0_1._m0[_32 + 2u], _3);
    uint _12 = atomicMax(u0_1._m0[_32 + 3u], _3);
}

