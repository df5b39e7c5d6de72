#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    double _8 = packDouble2x32(uvec2(t0_1._m0[gl_LocalInvocationID.x]));
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(unpackDouble2x32(subgroupAdd(_8)));
    u0_1._m0[gl_LocalInvocationID.x + 4u] = uvec2(unpackDouble2x32(subgroupMax(_8)));
    u0_1._m0[gl_LocalInvocationID.x + 8u] = uvec2(unpackDouble2x32(subgroupExclusiveAdd(_8)));
    u0_1._m0[gl_LocalInvocationID.x + 12u] = uvec2(unpackDouble2x32(subgroupBroadcastFirst(_8)));
}

