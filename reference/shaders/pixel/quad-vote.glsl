#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(location = 0) in float in_ALPHA0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _3 = in_ALPHA0 > 0.5;
    bool _21 = _3 || subgroupQuadSwapHorizontal(_3);
    float _8;
    if (_21 || subgroupQuadSwapVertical(_21))
    {
        bool _5 = in_ALPHA0 > 0.25;
        bool _26 = _5 && subgroupQuadSwapHorizontal(_5);
        _8 = (_26 && subgroupQuadSwapVertical(_26)) ? 1.0 : 0.5;
    }
    else
    {
        _8 = 0.0;
    }
    out_SV_Target0 = vec4(_8);
}

