#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 4000, std430) restrict buffer u0_counter
{
    uint _m0;
} u0_counter_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 1, binding = 4000, std430) restrict buffer u0_space1_counter
{
    uint _m0;
} u0_space1_counter_1;

layout(set = 1, binding = 2000, std430) restrict writeonly buffer u0_space1
{
    uint _m0[];
} u0_space1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uint _2 = atomicAdd(u0_counter_1._m0, 1u);
    uint _3 = atomicAdd(u0_counter_1._m0, 1u);
    u0_1._m0[_3] = 7u;
    uint _23 = atomicAdd(u0_space1_counter_1._m0, 4294967295u);
    u0_space1_1._m0[_23 + 4294967295u] = 8u;
    uint _5 = atomicAdd(u0_counter_1._m0, 1u);
    uint _29 = atomicAdd(u0_space1_counter_1._m0, 4294967295u);
    u1_1._m0[0u] = uvec2(_5, _29 + 4294967295u);
}

