#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(subgroupQuadBroadcast(in_COLOR0.x, 1u) + ((((subgroupQuadSwapHorizontal(in_COLOR0.x) + in_COLOR0.x) + subgroupQuadSwapVertical(in_COLOR0.x)) + subgroupQuadSwapDiagonal(in_COLOR0.x)) * 0.25), subgroupQuadBroadcast(in_COLOR0.y, 1u) + ((((subgroupQuadSwapHorizontal(in_COLOR0.y) + in_COLOR0.y) + subgroupQuadSwapVertical(in_COLOR0.y)) + subgroupQuadSwapDiagonal(in_COLOR0.y)) * 0.25), subgroupQuadBroadcast(in_COLOR0.z, 1u) + ((((subgroupQuadSwapHorizontal(in_COLOR0.z) + in_COLOR0.z) + subgroupQuadSwapVertical(in_COLOR0.z)) + subgroupQuadSwapDiagonal(in_COLOR0.z)) * 0.25), subgroupQuadBroadcast(in_COLOR0.w, 1u) + ((((subgroupQuadSwapHorizontal(in_COLOR0.w) + in_COLOR0.w) + subgroupQuadSwapVertical(in_COLOR0.w)) + subgroupQuadSwapDiagonal(in_COLOR0.w)) * 0.25));
}

