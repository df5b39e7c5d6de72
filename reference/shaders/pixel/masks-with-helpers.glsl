#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 1) in float in_A0;
layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    uint _6 = uint(gl_FragCoord.x) & 1u;
    uint _10 = ((uint(gl_FragCoord.y) << 1u) & 2u) | _6;
    uint _16 = _6 | 14u;
    bool _49 = !gl_HelperInvocation;
    uvec4 _52 = uvec4(_16, 0u, 0u, 0u) & subgroupBallot(_49);
    uint _17;
    uint _18;
    uint _19;
    for (;;)
    {
        uvec4 _58 = subgroupBroadcastFirst(_52);
        bvec4 _59 = equal(_52, _58);
        bool _60 = all(_59);
        bool _61 = _60 && _49;
        uint _62 = _61 ? t0_1._m0[_10] : 0u;
        _17 = subgroupExclusiveAdd(_62);
        uint _63 = _61 ? t0_1._m0[_10] : 1u;
        _18 = subgroupExclusiveMul(_63);
        uint _64 = _61 ? t0_1._m0[_10] : 0u;
        _19 = subgroupExclusiveXor(_64);
        if (_60)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    out_SV_Target0 = uvec4(_17, _18, _19, uint(dFdxCoarse(in_A0)) + subgroupBallotExclusiveBitCount(subgroupBallot(true && _49) & uvec4(_16, 0u, 0u, 0u)));
}

