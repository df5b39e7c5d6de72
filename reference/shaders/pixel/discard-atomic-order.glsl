#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    if (!discarded)
    {
        uint _36 = atomicAdd(u1_1._m0[0u], 1u);
    }
    if (uint(gl_FragCoord.x) == 1u)
    {
        discarded = true;
    }
    if (!discarded)
    {
        uint _44 = atomicAdd(u1_1._m0[1u], 1u);
    }
    out_SV_Target0 = vec4(subgroupQuadSwapHorizontal(in_A0), dFdxCoarse(in_A0), in_A0, 1.0);
    if (discarded)
    {
        discard;
    }
}

