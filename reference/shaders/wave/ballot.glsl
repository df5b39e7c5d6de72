#version 460
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    uvec4 _33 = subgroupBallot((t0_1._m0[gl_LocalInvocationID.x] & 1u) != 0u);
    u0_1._m0[gl_LocalInvocationID.x] = uvec4(_33);
    u1_1._m0[gl_LocalInvocationID.x] = uvec2(subgroupBallotBitCount(_33), subgroupBallotExclusiveBitCount(_33));
}

