#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _13 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    bool _19 = gl_HelperInvocation || discarded;
    discarded = discarded || ((t0_1._m0[_13] + (-1.0)) < 0.0);
    bool _23 = gl_HelperInvocation || discarded;
    discarded = discarded || ((t0_1._m0[_13] + (-2.0)) < 0.0);
    bool _27 = gl_HelperInvocation || discarded;
    float _32 = ((float(_23) * 10.0) + float(_19)) + (float(_27) * 100.0);
    out_SV_Target0 = vec4(_32, subgroupQuadSwapHorizontal(_32), subgroupQuadSwapVertical(_32), subgroupQuadSwapDiagonal(_32));
    if (discarded)
    {
        discard;
    }
}

