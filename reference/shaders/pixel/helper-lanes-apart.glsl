#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_vote : require

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(subgroupBallotBitCount(subgroupBallot(true && (!gl_HelperInvocation)))), float(subgroupAdd((!gl_HelperInvocation) ? (uint(gl_FragCoord.x) + 1u) : 0u)), float(subgroupAll((gl_FragCoord.x < 1.0) || (!(!gl_HelperInvocation)))), dFdyCoarse(in_A0) + dFdxCoarse(in_A0));
}

