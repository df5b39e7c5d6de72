#version 460
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _9 = subgroupShuffle(u0_1._m0[gl_LocalInvocationIndex].x, gl_LocalInvocationIndex ^ 2u);
    uint _10 = subgroupBroadcastFirst(_9);
    uint _11 = subgroupExclusiveAdd(u0_1._m0[gl_LocalInvocationIndex].x);
    uint _13 = subgroupBroadcastFirst(_11 + u0_1._m0[gl_LocalInvocationIndex].x);
    bool _14 = u0_1._m0[gl_LocalInvocationIndex].x > 4u;
    uint _16 = subgroupBallotBitCount(subgroupBallot(_14));
    bool _19 = subgroupAny(u0_1._m0[gl_LocalInvocationIndex].x > 8u);
    bool _21 = subgroupAllEqual(u0_1._m0[gl_LocalInvocationIndex].x);
    float _22 = float(_14);
    uvec4 _63;
    for (;;)
    {
        uint _60 = floatBitsToUint(_22);
        uint _61 = subgroupBroadcastFirst(_60);
        bool _62 = _60 == _61;
        _63 = subgroupBallot(_62);
        if (_62)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex] = uvec4((_13 * 100u) + _10, ((_19 ? 10u : 0u) + _16) + (_21 ? 20u : 0u), _63.x, subgroupBroadcastFirst(subgroupBallotExclusiveBitCount(subgroupBallot(_14))));
}

