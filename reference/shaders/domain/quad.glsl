#version 460
layout(quads) in;

layout(location = 29) patch in uint in_FIRST0;
layout(location = 0) in vec3 in_POSITION0[];

void main()
{
    uint _5 = in_FIRST0 & 3u;
    uint _7 = (in_FIRST0 + 1u) & 3u;
    float _20 = ((in_POSITION0[_7].x - in_POSITION0[_5].x) * gl_TessCoord.x) + in_POSITION0[_5].x;
    float _21 = ((in_POSITION0[_7].y - in_POSITION0[_5].y) * gl_TessCoord.x) + in_POSITION0[_5].y;
    float _22 = ((in_POSITION0[_7].z - in_POSITION0[_5].z) * gl_TessCoord.x) + in_POSITION0[_5].z;
    uint _24 = (in_FIRST0 + 2u) & 3u;
    uint _29 = (in_FIRST0 + 3u) & 3u;
    gl_Position = vec4((((in_POSITION0[_29].x - _20) + ((in_POSITION0[_24].x - in_POSITION0[_29].x) * gl_TessCoord.x)) * gl_TessCoord.y) + _20, (((in_POSITION0[_29].y - _21) + ((in_POSITION0[_24].y - in_POSITION0[_29].y) * gl_TessCoord.x)) * gl_TessCoord.y) + _21, (((in_POSITION0[_29].z - _22) + ((in_POSITION0[_24].z - in_POSITION0[_29].z) * gl_TessCoord.x)) * gl_TessCoord.y) + _22, 1.0);
}

