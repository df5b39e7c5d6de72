#version 460
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1000, std430) readonly buffer values
{
    uint _m0[];
} values_1;

layout(location = 0) out uvec4 out_SV_Target0;

uint _2(uint _59, inout uint _60)
{
    bool _70 = !gl_HelperInvocation;
    bool _73 = _70 || (!subgroupAny(_70));
    _60 += subgroupBallotBitCount(subgroupBallot(true && _73));
    return subgroupMin(_73 ? _59 : 4294967295u);
}

uint _3(uint _79)
{
    bool _86 = !gl_HelperInvocation;
    bool _89 = _86 || (!subgroupAny(_86));
    return (subgroupShuffle(_79, subgroupBallotFindLSB(subgroupBallot(_89))) * 100u) + subgroupExclusiveAdd(_89 ? _79 : 0u);
}

void main()
{
    uint _11 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    uint _47 = 0u;
    uint _27 = 0u;
    uint _19;
    bool _22;
    for (;;)
    {
        uint _17 = _2(values_1._m0[_11], _47);
        _19 = (_27 * 10u) + _17;
        _22 = (_17 == values_1._m0[_11]) || (_19 > 9999u);
        if (_22)
        {
            break;
        }
        else
        {
            _27 = _19;
            continue;
        }
    }
    out_SV_Target0 = uvec4(subgroupQuadBroadcast(_19, 0u), subgroupQuadBroadcast(_47, 0u), _3(values_1._m0[_11]), values_1._m0[_11]);
}

