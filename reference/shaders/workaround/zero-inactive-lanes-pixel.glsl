#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out uvec4 out_SV_Target0;

void main()
{
    uint _9 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    uint _34 = _9 & 1073741823u;
    out_SV_Target0 = uvec4(subgroupQuadSwapHorizontal(t0_1._m0[_34]), subgroupQuadSwapVertical(t0_1._m0[_34]), subgroupQuadSwapDiagonal(t0_1._m0[_34]), subgroupQuadBroadcast(t0_1._m0[_34], 0u));
}

