#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

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
    uint _4 = gl_SubgroupInvocationID;
    u0_1._m0[gl_GlobalInvocationID.x] = ((subgroupShuffle(t0_1._m0[gl_GlobalInvocationID.x], _4 % 24u) + (gl_LocalInvocationIndex * 1000u)) + (subgroupShuffle(t0_1._m0[gl_GlobalInvocationID.x + 1u], _4 & 15u) * 10u)) + ((subgroupMax(t0_1._m0[7u] + gl_GlobalInvocationID.x) > 30u) ? 0u : 100u);
}

