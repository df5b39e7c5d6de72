#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_SubgroupInvocationID;
    uint _8 = gl_SubgroupInvocationID;
    u0_1._m0[gl_LocalInvocationIndex] = uvec2(subgroupShuffle(gl_LocalInvocationIndex, ((_3 & 4294967295u) + 0u) ^ 1u), subgroupShuffle(gl_LocalInvocationIndex, ((_8 & 4294967292u) + 0u) ^ 0u));
}

