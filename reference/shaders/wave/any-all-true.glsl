#version 460
#extension GL_KHR_shader_subgroup_vote : require
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
    uint _10 = uint(subgroupAny(t0_1._m0[gl_GlobalInvocationID.x] == 5u));
    uint _14 = subgroupAll(t0_1._m0[gl_GlobalInvocationID.x] < 20u) ? (_10 | 2u) : _10;
    uint _18 = subgroupAny(t0_1._m0[gl_GlobalInvocationID.x] > 100u) ? (_14 | 4u) : _14;
    u0_1._m0[gl_GlobalInvocationID.x] = subgroupAll(t0_1._m0[gl_GlobalInvocationID.x] != 12u) ? (_18 | 8u) : _18;
}

