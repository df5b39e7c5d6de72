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
    uint _18 = subgroupMin((!gl_HelperInvocation) ? t0_1._m0[_10] : 4294967295u);
    uint _19 = subgroupMax((!gl_HelperInvocation) ? t0_1._m0[_10] : 0u);
    uint _20 = uint(subgroupMin(int((!gl_HelperInvocation) ? _16 : 2147483647u)));
    uint _21 = uint(subgroupMax(int((!gl_HelperInvocation) ? _16 : 2147483648u)));
    uint _22 = subgroupAdd((!gl_HelperInvocation) ? t0_1._m0[_10] : 0u);
    uint _23 = subgroupMul((!gl_HelperInvocation) ? t0_1._m0[_10] : 1u);
    uint _24 = subgroupExclusiveAdd((!gl_HelperInvocation) ? t0_1._m0[_10] : 0u);
    uint _25 = subgroupExclusiveMul((!gl_HelperInvocation) ? t0_1._m0[_10] : 1u);
    uint _26 = subgroupAnd((!gl_HelperInvocation) ? t0_1._m0[_10] : 4294967295u);
    uint _27 = subgroupOr((!gl_HelperInvocation) ? t0_1._m0[_10] : 0u);
    uint _28 = subgroupXor((!gl_HelperInvocation) ? t0_1._m0[_10] : 0u);
    uvec4 _115 = subgroupBallot((t0_1._m0[_10] != 0u) && (!gl_HelperInvocation));
    uvec4 _119 = subgroupBallot(true && (!gl_HelperInvocation));
    uint _34 = subgroupBallotBitCount(_119);
    bool _36 = subgroupAll((t0_1._m0[_10] == 5u) || (!(!gl_HelperInvocation)));
    bool _39 = subgroupAny((t0_1._m0[_10] != 5u) && (!gl_HelperInvocation));
    uvec4 _128 = subgroupBallot(true && (!gl_HelperInvocation));
    uint _41 = subgroupBallotExclusiveBitCount(_128);
    bool _129 = !gl_HelperInvocation;
    uvec4 _130 = subgroupBallot(_129);
    uint _132 = subgroupBallotFindLSB(_130);
    uint _131 = subgroupShuffle(t0_1._m0[_10], _132);
    bool _42 = subgroupAll((t0_1._m0[_10] == _131) || (!_129));
    uint _45 = t0_1._m0[_10] & 1u;
    bool _137 = !gl_HelperInvocation;
    uvec4 _145;
    for (;;)
    {
        uint _142 = subgroupBroadcastFirst(_45);
        bool _143 = _45 == _142;
        bool _144 = _143 && _137;
        _145 = subgroupBallot(_144);
        if (_143)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    bool _148 = !gl_HelperInvocation;
    uvec4 _150 = uvec4(4294967295u) & subgroupBallot(_148);
    uint _50;
    uint _51;
    for (;;)
    {
        uvec4 _157 = subgroupBroadcastFirst(_150);
        bvec4 _156 = equal(_150, _157);
        bool _158 = all(_156);
        bool _159 = _158 && _148;
        uint _160 = _159 ? t0_1._m0[_10] : 0u;
        _50 = subgroupExclusiveAdd(_160);
        uint _161 = _159 ? t0_1._m0[_10] : 0u;
        _51 = subgroupExclusiveOr(_161);
        if (_158)
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
    out_SV_Target2 = uvec4(_26, _27, _28, _115.x);
    out_SV_Target3 = uvec4(_34, uint(_36), uint(_39), (_42 ? 10u : 0u) + _41);
    out_SV_Target4 = uvec4(_145.x, _50, _51, subgroupBallotExclusiveBitCount(subgroupBallot(true && (!gl_HelperInvocation)) & uvec4(4294967295u)));
    out_SV_Target5 = uvec4(floatBitsToUint(subgroupMin((!gl_HelperInvocation) ? _17 : uintBitsToFloat(0x7f800000u /* inf */))), floatBitsToUint(subgroupMax((!gl_HelperInvocation) ? _17 : uintBitsToFloat(0xff800000u /* -inf */))), floatBitsToUint(subgroupAdd((!gl_HelperInvocation) ? _17 : 0.0)), floatBitsToUint(dFdxCoarse(in_A0) + subgroupMul((!gl_HelperInvocation) ? _17 : 1.0)));
}

