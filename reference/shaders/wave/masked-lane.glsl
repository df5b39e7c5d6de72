#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = gl_SubgroupInvocationID;
    u0_1._m0[gl_LocalInvocationIndex] = subgroupShuffle(u0_1._m0[gl_LocalInvocationIndex] + 5u, _3 & 31u);
}

