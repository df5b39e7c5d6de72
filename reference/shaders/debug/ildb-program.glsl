#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require

layout(location = 1) flat in uint in_MODE0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

#line 4 "debug/ildb-program.hlsl"
void main()
{
#line 4 "debug/ildb-program.hlsl"
#line 7 "debug/ildb-program.hlsl"
    float _18;
    float _19;
    float _20;
    float _21;
    if (in_MODE0 == 1u)
    {
        _18 = in_COLOR0.z;
        _19 = in_COLOR0.y;
        _20 = in_COLOR0.x;
        _21 = in_COLOR0.w;
    }
    else
    {
#line 9 "debug/ildb-program.hlsl"
        bool _9 = in_MODE0 == 2u;
#line 10 "debug/ildb-program.hlsl"
#line 9 "debug/ildb-program.hlsl"
        _18 = _9 ? (1.0 - in_COLOR0.x) : in_COLOR0.x;
        _19 = _9 ? (1.0 - in_COLOR0.y) : in_COLOR0.y;
        _20 = _9 ? (1.0 - in_COLOR0.z) : in_COLOR0.z;
        _21 = _9 ? (1.0 - in_COLOR0.w) : in_COLOR0.w;
    }
#line 11 "debug/ildb-program.hlsl"
    out_SV_Target0 = vec4(_18, _19, _20, _21);
}

