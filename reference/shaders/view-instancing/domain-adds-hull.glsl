#version 460
layout(vertices = 3) out;

layout(location = 0) out vec4 out_POSITION0[3];
layout(location = 0) in vec4 in_POSITION0[];

void _1()
{
    out_POSITION0[gl_InvocationID] = vec4(in_POSITION0[gl_InvocationID]);
}

void _2()
{
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
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

