#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_vote : require

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _29 = !gl_HelperInvocation;
    out_SV_Target0 = vec4(float(subgroupBallotBitCount(subgroupBallot(true && _29))), float(subgroupAdd(_29 ? (uint(gl_FragCoord.x) + 1u) : 0u)), float(subgroupAll((gl_FragCoord.x < 1.0) || (!_29))), dFdyCoarse(in_A0) + dFdxCoarse(in_A0));
}

