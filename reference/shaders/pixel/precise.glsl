#version 460

layout(location = 0) in vec2 in_PAIR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    precise float _4 = in_PAIR0.x + in_PAIR0.y;
    precise float _5 = _4 - in_PAIR0.x;
    precise float _6 = _4 - _5;
    precise float _7 = in_PAIR0.x - _6;
    precise float _8 = in_PAIR0.y - _5;
    precise float _9 = _8 + _7;
    out_SV_Target0 = vec4(_4, _9, (in_PAIR0.y * in_PAIR0.x) + _4, 1.0);
}

