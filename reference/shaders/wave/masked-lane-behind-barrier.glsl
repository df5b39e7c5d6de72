#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint values[32];

void main()
{
    values[gl_LocalInvocationIndex ^ 1u] = gl_LocalInvocationIndex + 10u;
    barrier();
    uint _5 = gl_SubgroupInvocationID;
    u0_1._m0[gl_LocalInvocationIndex] = subgroupShuffle(values[gl_LocalInvocationIndex], _5 & 31u);
}

