#version 460
#extension GL_KHR_shader_subgroup_quad : require

layout(location = 0) in float in_ALPHA0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _3 = in_ALPHA0 > 0.5;
    float _8;
    if (((subgroupQuadBroadcast(_3, 0u) || subgroupQuadBroadcast(_3, 1u)) || subgroupQuadBroadcast(_3, 2u)) || subgroupQuadBroadcast(_3, 3u))
    {
        bool _5 = in_ALPHA0 > 0.25;
        _8 = (((subgroupQuadBroadcast(_5, 0u) && subgroupQuadBroadcast(_5, 1u)) && subgroupQuadBroadcast(_5, 2u)) && subgroupQuadBroadcast(_5, 3u)) ? 1.0 : 0.5;
    }
    else
    {
        _8 = 0.0;
    }
    out_SV_Target0 = vec4(_8);
}

