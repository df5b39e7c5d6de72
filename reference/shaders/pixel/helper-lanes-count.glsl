#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(subgroupBallotBitCount(subgroupBallot(true))), float(subgroupAdd(uint(gl_FragCoord.x))), float(subgroupMax(uint(gl_FragCoord.y))), 1.0);
}

