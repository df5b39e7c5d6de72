#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_SubgroupSize;
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(_3, subgroupAdd(gl_LocalInvocationID.x));
}

