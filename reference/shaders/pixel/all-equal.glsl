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
    bool _84 = !gl_HelperInvocation;
    uint _89 = subgroupBallotFindLSB(subgroupBallot(_84));
    float _24 = uintBitsToFloat(t0_1._m0[_9 | 4u]);
    float _31 = uintBitsToFloat(t0_1._m0[_9 | 8u]);
    bool _48 = t0_1._m0[_9] > 5u;
    bool _53 = t0_1._m0[_9] > 3u;
    bool _58 = t0_1._m0[_9] > 8u;
    out_SV_Target0 = vec4(float(int((uint(subgroupAll((_15 == subgroupShuffle(_15, _89)) || (!_84))) << 1u) | uint(subgroupAll((t0_1._m0[_9] == subgroupShuffle(t0_1._m0[_9], _89)) || (!_84))))), float(int((uint(subgroupAll((t0_1._m0[_9] == subgroupShuffle(t0_1._m0[_9], _89)) || (!_84))) << 1u) | uint(subgroupAll((_15 == subgroupShuffle(_15, _89)) || (!_84))))), float(subgroupAll((_24 == subgroupShuffle(_24, _89)) || (!_84))), float(int((((uint(subgroupAll((_48 == subgroupShuffle(_48, _89)) || (!_84))) << 1u) | uint(subgroupAll((_31 == subgroupShuffle(_31, _89)) || (!_84)))) | (uint(subgroupAll((_53 == subgroupShuffle(_53, _89)) || (!_84))) << 2u)) | (uint(subgroupAll((_58 == subgroupShuffle(_58, _89)) || (!_84))) << 3u))));
}

