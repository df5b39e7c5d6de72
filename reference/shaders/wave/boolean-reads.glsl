#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_quad : require
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
    uint _8 = t0_1._m0[gl_LocalInvocationID.x] & 1u;
    bool _9 = _8 != 0u;
    uint _11 = uint(subgroupBroadcastFirst(_9));
    uint _14 = subgroupBroadcast(_9, 1u) ? (_11 | 2u) : _11;
    uint _18 = (subgroupQuadSwapHorizontal(_8) != 0u) ? (_14 | 4u) : _14;
    u0_1._m0[gl_LocalInvocationID.x] = (subgroupQuadBroadcast(float(_9), 3u) != 0.0) ? (_18 | 8u) : _18;
}

