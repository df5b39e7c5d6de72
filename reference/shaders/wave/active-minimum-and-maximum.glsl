#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    vec2 _m0[];
} u1_1;

void main()
{
    float _9 = float(int(t0_1._m0[gl_LocalInvocationID.x])) * 0.25;
    u0_1._m0[gl_LocalInvocationID.x] = uint(subgroupMin(int(t0_1._m0[gl_LocalInvocationID.x])));
    u0_1._m0[gl_LocalInvocationID.x + 4u] = uint(subgroupMax(int(t0_1._m0[gl_LocalInvocationID.x])));
    u0_1._m0[gl_LocalInvocationID.x + 8u] = subgroupMin(t0_1._m0[gl_LocalInvocationID.x]);
    u0_1._m0[gl_LocalInvocationID.x + 12u] = subgroupMax(t0_1._m0[gl_LocalInvocationID.x]);
    u1_1._m0[gl_LocalInvocationID.x] = vec2(subgroupMin(_9), subgroupMax(_9));
}

