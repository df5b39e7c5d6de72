#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

uint _44;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = t0_1._m0[gl_LocalInvocationID.x];
    bool _9 = (_3 % 3u) != 0u;
    uvec4 _37 = subgroupBallot(_9);
    uint _10 = subgroupBallotBitCount(_37);
    uint _16;
    if (subgroupElect())
    {
        uint _12 = atomicAdd(u1_1._m0[0u], _10);
        _16 = _12;
    }
    else
    {
        _16 = _44;
    }
    uint _13 = subgroupBroadcastFirst(_16);
    if (_9)
    {
        u0_1._m0[subgroupBallotExclusiveBitCount(subgroupBallot(true)) + _13] = _3;
    }
}

