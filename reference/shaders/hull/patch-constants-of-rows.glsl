#version 460
layout(vertices = 1) out;

layout(location = 0) out vec4 out_VALUE0[1];
layout(location = 0) in vec4 in_VALUE0[];
layout(location = 25) patch out vec4 out_FIRST0;
layout(location = 22) patch out vec4 out_ROWS0[3];

void _1()
{
    out_VALUE0[gl_InvocationID] = vec4(in_VALUE0[0u]);
}

void _2()
{
    float _34 = in_VALUE0[0u].x * 10.0;
    float _35 = in_VALUE0[0u].y * 10.0;
    float _36 = in_VALUE0[0u].z * 10.0;
    float _37 = in_VALUE0[0u].w * 10.0;
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    out_FIRST0 = vec4(in_VALUE0[0u]);
    out_ROWS0[0u] = vec4(_34, _35, _36, _37);
    out_ROWS0[1u] = vec4(_34 + 1.0, _35 + 1.0, _36 + 1.0, _37 + 1.0);
    out_ROWS0[2u] = vec4(_34 + 2.0, _35 + 2.0, _36 + 2.0, _37 + 2.0);
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

