#version 460
layout(vertices = 3) out;

layout(location = 0) out vec4 out_VALUE0[3];
layout(location = 0) in vec4 in_VALUE0[];

void _1()
{
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
}

void main()
{
    out_VALUE0[gl_InvocationID] = in_VALUE0[gl_InvocationID];
    barrier();
    if (gl_InvocationID == 0u)
    {
        _1();
    }
}

