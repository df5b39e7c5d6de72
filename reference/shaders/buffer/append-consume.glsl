#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 4000, std430) restrict buffer u0_counter
{
    uint _m0;
} u0_counter_1;

layout(set = 0, binding = 2000, std430) restrict readonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _17 = atomicAdd(u0_counter_1._m0, 4294967295u);
    if (u0_1._m0[_17 + 4294967295u] > 3u)
    {
        uint _9 = atomicAdd(u1_counter_1._m0, 1u);
        u1_1._m0[_9] = 7u;
    }
}

