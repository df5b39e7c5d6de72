#version 460
#extension GL_EXT_multiview : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _3 = gl_ViewIndex == 0u;
    float _5 = _3 ? 0.0 : 1.0;
    out_SV_Target0 = vec4(float(_3), _5, _5, 1.0);
}

