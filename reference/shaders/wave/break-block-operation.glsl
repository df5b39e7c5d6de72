#version 460
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _2 = 0u;
    uint _13;
    _13 = 0u;
    uint _8;
    uint _9;
    bool _7;
    for (;;)
    {
        _7 = _13 < ((gl_LocalInvocationID.x >> 1u) & 1u);
        if (!_7)
        {
            _8 = subgroupBallotBitCount(subgroupBallot(true));
            break;
        }
        _9 = _13 + 1u;
        _13 = _9;
        continue;
    }
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(_8 + (_13 * 100u), subgroupBallotBitCount(subgroupBallot(true)));
}

