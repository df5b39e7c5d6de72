#version 460
layout(vertices = 4) out;

layout(location = 0) out vec3 out_POSITION0[4];
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 31) patch out uint out_FIRST0;

void _1()
{
    uint _14 = (gl_InvocationID + uint(gl_PrimitiveID)) & 3u;
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[_14].x * 0.5, in_POSITION0[_14].y * 0.5, in_POSITION0[_14].z * 0.5);
}

void _2()
{
    float _47 = out_POSITION0[0u].x - in_POSITION0[1u].x;
    float _48 = out_POSITION0[0u].y - in_POSITION0[1u].y;
    float _49 = out_POSITION0[0u].z - in_POSITION0[1u].z;
    float _56 = sqrt(((_48 * _48) + (_47 * _47)) + (_49 * _49)) + 1.0;
    float _63 = out_POSITION0[1u].x - in_POSITION0[2u].x;
    float _64 = out_POSITION0[1u].y - in_POSITION0[2u].y;
    float _65 = out_POSITION0[1u].z - in_POSITION0[2u].z;
    float _72 = sqrt(((_64 * _64) + (_63 * _63)) + (_65 * _65)) + 1.0;
    float _79 = out_POSITION0[2u].x - in_POSITION0[3u].x;
    float _80 = out_POSITION0[2u].y - in_POSITION0[3u].y;
    float _81 = out_POSITION0[2u].z - in_POSITION0[3u].z;
    float _88 = sqrt(((_80 * _80) + (_79 * _79)) + (_81 * _81)) + 1.0;
    float _95 = out_POSITION0[3u].x - in_POSITION0[0u].x;
    float _96 = out_POSITION0[3u].y - in_POSITION0[0u].y;
    float _97 = out_POSITION0[3u].z - in_POSITION0[0u].z;
    float _104 = sqrt(((_96 * _96) + (_95 * _95)) + (_97 * _97)) + 1.0;
    gl_TessLevelOuter[0u] = _56;
    gl_TessLevelOuter[1u] = _72;
    gl_TessLevelOuter[2u] = _88;
    gl_TessLevelOuter[3u] = _104;
    gl_TessLevelInner[0u] = _56;
    gl_TessLevelInner[1u] = _72;
    out_FIRST0 = uint(_88 > _104);
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

