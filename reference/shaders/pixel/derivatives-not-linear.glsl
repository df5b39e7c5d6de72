#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _5 = floor(gl_FragCoord.y);
    float _6 = _5 + 1.0;
    float _11 = ((_6 * _6) + ((_5 * _5) * 10.0)) * floor(gl_FragCoord.x);
    float _12 = dFdxCoarse(_11);
    float _13 = dFdyCoarse(_11);
    float _14 = dFdxFine(_11);
    float _15 = dFdyFine(_11);
    out_SV_Target0 = vec4(_14, _15, float((_12 == _14) || (_12 == subgroupQuadSwapVertical(_14))), float((_13 == _15) || (_13 == subgroupQuadSwapHorizontal(_15))));
}

