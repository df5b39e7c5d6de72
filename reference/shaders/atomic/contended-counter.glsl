#version 460
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _2 = atomicAdd(u0_1._m0[0u], 1u);
    uint _3 = atomicAdd(u1_1._m0[_2], 1u);
}

