#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
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
    uint _40 = gl_LocalInvocationID.x * 5u;
    uint _45 = _40 + 1u;
    uint _48 = _40 + 2u;
    uint _51 = _40 + 3u;
    uint _54 = _40 + 4u;
    u0_1._m0[_40] = (subgroupBroadcastFirst(t0_1._m0[_40]) * 1000u) + subgroupAdd(t0_1._m0[_40]);
    u0_1._m0[_45] = (subgroupBroadcastFirst(t0_1._m0[_45]) * 1000u) + subgroupAdd(t0_1._m0[_45]);
    u0_1._m0[_48] = (subgroupBroadcastFirst(t0_1._m0[_48]) * 1000u) + subgroupAdd(t0_1._m0[_48]);
    u0_1._m0[_51] = (subgroupBroadcastFirst(t0_1._m0[_51]) * 1000u) + subgroupAdd(t0_1._m0[_51]);
    u0_1._m0[_54] = (subgroupBroadcastFirst(t0_1._m0[_54]) * 1000u) + subgroupAdd(t0_1._m0[_54]);
}

