#version 460
layout(vertices = 32) out;

layout(location = 0) out float out_VALUE0[32];
layout(location = 0) in float in_VALUE0[];
layout(location = 29) patch out float out_LAST0;
layout(location = 29, component = 1) patch out float out_SUM0;

void _1()
{
    out_VALUE0[gl_InvocationID] = in_VALUE0[gl_InvocationID % 3u] + float(gl_InvocationID);
}

void _2()
{
    float _34 = 0.0;
    uint _35 = 0u;
    float _30;
    uint _31;
    bool _32;
    for (;;)
    {
        _30 = out_VALUE0[_35] + _34;
        _31 = _35 + 1u;
        _32 = _31 == 32u;
        if (_32)
        {
            break;
        }
        else
        {
            _34 = _30;
            _35 = _31;
            continue;
        }
    }
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    out_LAST0 = out_VALUE0[31u];
    out_SUM0 = _30;
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

