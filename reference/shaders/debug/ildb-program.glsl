#version 460

layout(location = 1) flat in uint in_MODE0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
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
        bool _9 = in_MODE0 == 2u;
        _18 = _9 ? (1.0 - in_COLOR0.x) : in_COLOR0.x;
        _19 = _9 ? (1.0 - in_COLOR0.y) : in_COLOR0.y;
        _20 = _9 ? (1.0 - in_COLOR0.z) : in_COLOR0.z;
        _21 = _9 ? (1.0 - in_COLOR0.w) : in_COLOR0.w;
    }
    out_SV_Target0 = vec4(_18, _19, _20, _21);
}

