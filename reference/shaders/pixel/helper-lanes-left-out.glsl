#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_shuffle : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 1) in float in_A0;
layout(location = 0) out uvec4 out_SV_Target0;
layout(location = 1) out uvec4 out_SV_Target1;
layout(location = 2) out uvec4 out_SV_Target2;
layout(location = 3) out uvec4 out_SV_Target3;
layout(location = 4) out uvec4 out_SV_Target4;
layout(location = 5) out uvec4 out_SV_Target5;

void main()
{
    uint _10 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    uint _16 = t0_1._m0[_10] + 4294967290u;
    float _17 = float(int(_16));
    bool _86 = !gl_HelperInvocation;
    uint _18 = subgroupMin(_86 ? t0_1._m0[_10] : 4294967295u);
    uint _19 = subgroupMax(_86 ? t0_1._m0[_10] : 0u);
    uint _20 = uint(subgroupMin(int(_86 ? _16 : 2147483647u)));
    uint _21 = uint(subgroupMax(int(_86 ? _16 : 2147483648u)));
    uint _22 = subgroupAdd(_86 ? t0_1._m0[_10] : 0u);
    uint _23 = subgroupMul(_86 ? t0_1._m0[_10] : 1u);
    uint _24 = subgroupExclusiveAdd(_86 ? t0_1._m0[_10] : 0u);
    uint _25 = subgroupExclusiveMul(_86 ? t0_1._m0[_10] : 1u);
    uint _26 = subgroupAnd(_86 ? t0_1._m0[_10] : 4294967295u);
    uint _27 = subgroupOr(_86 ? t0_1._m0[_10] : 0u);
    uint _28 = subgroupXor(_86 ? t0_1._m0[_10] : 0u);
    uvec4 _104 = subgroupBallot((t0_1._m0[_10] != 0u) && _86);
    uvec4 _107 = subgroupBallot(true && _86);
    uint _34 = subgroupBallotBitCount(_107);
    bool _36 = subgroupAll((t0_1._m0[_10] == 5u) || (!_86));
    bool _39 = subgroupAny((t0_1._m0[_10] != 5u) && _86);
    uvec4 _113 = subgroupBallot(true && _86);
    uint _41 = subgroupBallotExclusiveBitCount(_113);
    uvec4 _114 = subgroupBallot(_86);
    uint _116 = subgroupBallotFindLSB(_114);
    uint _115 = subgroupShuffle(t0_1._m0[_10], _116);
    bool _42 = subgroupAll((t0_1._m0[_10] == _115) || (!_86));
    uint _45 = t0_1._m0[_10] & 1u;
    uvec4 _128;
    for (;;)
    {
        uint _125 = subgroupBroadcastFirst(_45);
        bool _126 = _45 == _125;
        bool _127 = _126 && _86;
        _128 = subgroupBallot(_127);
        if (_126)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _131 = uvec4(4294967295u) & subgroupBallot(_86);
    uint _50;
    uint _51;
    for (;;)
    {
        uvec4 _137 = subgroupBroadcastFirst(_131);
        bvec4 _138 = equal(_131, _137);
        bool _139 = all(_138);
        bool _140 = _139 && _86;
        uint _141 = _140 ? t0_1._m0[_10] : 0u;
        _50 = subgroupExclusiveAdd(_141);
        uint _142 = _140 ? t0_1._m0[_10] : 0u;
        _51 = subgroupExclusiveOr(_142);
        if (_139)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    out_SV_Target0 = uvec4(_18, _19, _20, _21);
    out_SV_Target1 = uvec4(_22, _23, _24, _25);
    out_SV_Target2 = uvec4(_26, _27, _28, _104.x);
    out_SV_Target3 = uvec4(_34, uint(_36), uint(_39), (_42 ? 10u : 0u) + _41);
    out_SV_Target4 = uvec4(_128.x, _50, _51, subgroupBallotExclusiveBitCount(subgroupBallot(true && _86) & uvec4(4294967295u)));
    out_SV_Target5 = uvec4(floatBitsToUint(subgroupMin(_86 ? _17 : uintBitsToFloat(0x7f800000u /* inf */))), floatBitsToUint(subgroupMax(_86 ? _17 : uintBitsToFloat(0xff800000u /* -inf */))), floatBitsToUint(subgroupAdd(_86 ? _17 : 0.0)), floatBitsToUint(dFdxCoarse(in_A0) + subgroupMul(_86 ? _17 : 1.0)));
}

