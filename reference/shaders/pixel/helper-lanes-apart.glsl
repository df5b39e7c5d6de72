#version 460
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _31 = !gl_HelperInvocation;
    bool _40 = !gl_HelperInvocation;
    bool _46 = !gl_HelperInvocation;
    out_SV_Target0 = vec4(float(subgroupBallotBitCount(subgroupBallot(true && (_31 || (!subgroupAny(_31)))))), float(subgroupAdd((_40 || (!subgroupAny(_40))) ? (uint(gl_FragCoord.x) + 1u) : 0u)), float(subgroupAll((gl_FragCoord.x < 1.0) || (!(_46 || (!subgroupAny(_46)))))), dFdyCoarse(in_A0) + dFdxCoarse(in_A0));
}

