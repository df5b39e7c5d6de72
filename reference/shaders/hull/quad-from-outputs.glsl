#version 460
layout(vertices = 4) out;

layout(location = 0) out vec3 out_POSITION0[4];
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 29) patch out uint out_FIRST0;

void _1()
{
    uint _14 = (gl_InvocationID + uint(gl_PrimitiveID)) & 3u;
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[_14].x * 0.5, in_POSITION0[_14].y * 0.5, in_POSITION0[_14].z * 0.5);
}

void _2()
{
    float _44 = out_POSITION0[0u].x - in_POSITION0[1u].x;
    float _45 = out_POSITION0[0u].y - in_POSITION0[1u].y;
    float _46 = out_POSITION0[0u].z - in_POSITION0[1u].z;
    float _53 = sqrt(((_45 * _45) + (_44 * _44)) + (_46 * _46)) + 1.0;
    float _60 = out_POSITION0[1u].x - in_POSITION0[2u].x;
    float _61 = out_POSITION0[1u].y - in_POSITION0[2u].y;
    float _62 = out_POSITION0[1u].z - in_POSITION0[2u].z;
    float _69 = sqrt(((_61 * _61) + (_60 * _60)) + (_62 * _62)) + 1.0;
    float _76 = out_POSITION0[2u].x - in_POSITION0[3u].x;
    float _77 = out_POSITION0[2u].y - in_POSITION0[3u].y;
    float _78 = out_POSITION0[2u].z - in_POSITION0[3u].z;
    float _85 = sqrt(((_77 * _77) + (_76 * _76)) + (_78 * _78)) + 1.0;
    float _92 = out_POSITION0[3u].x - in_POSITION0[0u].x;
    float _93 = out_POSITION0[3u].y - in_POSITION0[0u].y;
    float _94 = out_POSITION0[3u].z - in_POSITION0[0u].z;
    float _101 = sqrt(((_93 * _93) + (_92 * _92)) + (_94 * _94)) + 1.0;
    gl_TessLevelOuter[0u] = _53;
    gl_TessLevelOuter[1u] = _69;
    gl_TessLevelOuter[2u] = _85;
    gl_TessLevelOuter[3u] = _101;
    gl_TessLevelInner[0u] = _53;
    gl_TessLevelInner[1u] = _69;
    out_FIRST0 = uint(_85 > _101);
}

void main()
{
    _1();
    barrier();
    if (gl_InvocationID == 0u)
    {
        _2();
    }
}

