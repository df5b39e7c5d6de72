#version 460
layout(isolines) in;

layout(location = 0) in vec4 in_POSITION0[];

void main()
{
    float _4 = 1.0 - gl_TessCoord.x;
    float _9 = _4 * _4;
    float _10 = _9 * _4;
    float _20 = (gl_TessCoord.x * 3.0) * _9;
    float _32 = gl_TessCoord.x * gl_TessCoord.x;
    float _34 = (_32 * 3.0) * _4;
    float _46 = _32 * gl_TessCoord.x;
    gl_Position = vec4((((in_POSITION0[1u].x * _20) + (_10 * in_POSITION0[0u].x)) + (in_POSITION0[2u].x * _34)) + (in_POSITION0[3u].x * _46), ((((in_POSITION0[0u].y * _10) + gl_TessCoord.y) + (in_POSITION0[1u].y * _20)) + (in_POSITION0[2u].y * _34)) + (in_POSITION0[3u].y * _46), (((in_POSITION0[1u].z * _20) + (in_POSITION0[0u].z * _10)) + (in_POSITION0[2u].z * _34)) + (in_POSITION0[3u].z * _46), (((in_POSITION0[1u].w * _20) + (in_POSITION0[0u].w * _10)) + (in_POSITION0[2u].w * _34)) + (in_POSITION0[3u].w * _46));
}

