#version 460
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _5 = (gl_WorkGroupID.x << 2u) + gl_LocalInvocationID.x;
    uint _13 = uint(subgroupAllEqual(t0_1._m0[_5]));
    uint _16 = subgroupAllEqual(uintBitsToFloat(t0_1._m0[_5])) ? (_13 | 2u) : _13;
    uint _20 = subgroupAllEqual(t0_1._m0[_5] > 3u) ? (_16 | 4u) : _16;
    uint _25 = subgroupAllEqual(t0_1._m0[_5]) ? (_20 | 8u) : _20;
    u0_1._m0[_5] = subgroupAllEqual(t0_1._m0[_5] >> 4u) ? (_25 | 16u) : _25;
}

