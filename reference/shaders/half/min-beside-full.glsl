#version 460

layout(location = 0) in vec2 in_PLACE0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _4 = in_PLACE0.x;
    mediump float mp_copy_4 = _4;
    float _5 = in_PLACE0.y;
    mediump float mp_copy_5 = _5;
    mediump float _8 = _4;
    mediump float _9 = _5;
    mediump float _10 = dFdxFine(mp_copy_4);
    mediump float _11 = dFdxFine(mp_copy_5);
    out_SV_Target0 = vec4(_10, _11, _8, _9);
}

