#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _9 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    uint _15 = t0_1._m0[_9] >> 2u;
    bool _79 = !gl_HelperInvocation;
    bool _88 = !gl_HelperInvocation;
    float _24 = uintBitsToFloat(t0_1._m0[_9 | 4u]);
    float _31 = uintBitsToFloat(t0_1._m0[_9 | 8u]);
    bool _99 = !gl_HelperInvocation;
    bool _106 = !gl_HelperInvocation;
    bool _113 = !gl_HelperInvocation;
    bool _122 = !gl_HelperInvocation;
    bool _48 = t0_1._m0[_9] > 5u;
    bool _130 = !gl_HelperInvocation;
    bool _53 = t0_1._m0[_9] > 3u;
    bool _137 = !gl_HelperInvocation;
    out_SV_Target0 = vec4(float(int((uint(subgroupAll((_15 == subgroupShuffle(_15, subgroupBallotFindLSB(subgroupBallot(_106)))) || (!_106))) << 1u) | uint(subgroupAll((t0_1._m0[_9] == subgroupShuffle(t0_1._m0[_9], subgroupBallotFindLSB(subgroupBallot(_99)))) || (!_99))))), float(int((uint(subgroupAll((t0_1._m0[_9] == subgroupShuffle(t0_1._m0[_9], subgroupBallotFindLSB(subgroupBallot(_88)))) || (!_88))) << 1u) | uint(subgroupAll((_15 == subgroupShuffle(_15, subgroupBallotFindLSB(subgroupBallot(_79)))) || (!_79))))), float(subgroupAll((_24 == subgroupShuffle(_24, subgroupBallotFindLSB(subgroupBallot(_113)))) || (!_113))), float(int(((uint(subgroupAll((_48 == subgroupShuffle(_48, subgroupBallotFindLSB(subgroupBallot(_130)))) || (!_130))) << 1u) | uint(subgroupAll((_31 == subgroupShuffle(_31, subgroupBallotFindLSB(subgroupBallot(_122)))) || (!_122)))) | (uint(subgroupAll((_53 == subgroupShuffle(_53, subgroupBallotFindLSB(subgroupBallot(_137)))) || (!_137))) << 2u))));
}

