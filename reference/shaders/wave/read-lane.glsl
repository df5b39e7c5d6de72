#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
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
    float _8 = float(t0_1._m0[gl_LocalInvocationID.x]);
    u0_1._m0[gl_LocalInvocationID.x] = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationID.x]);
    u0_1._m0[gl_LocalInvocationID.x + 4u] = subgroupBroadcast(t0_1._m0[gl_LocalInvocationID.x], 2u);
    u0_1._m0[gl_LocalInvocationID.x + 8u] = subgroupShuffle(t0_1._m0[gl_LocalInvocationID.x], (gl_LocalInvocationID.x + 1u) & 3u);
    u0_1._m0[gl_LocalInvocationID.x + 12u] = floatBitsToUint(subgroupBroadcast(_8, 3u) + subgroupBroadcastFirst(_8 * 0.5));
    u0_1._m0[gl_LocalInvocationID.x + 16u] = uint(subgroupShuffle(t0_1._m0[gl_LocalInvocationID.x] > 15u, gl_LocalInvocationID.x ^ 1u));
}

