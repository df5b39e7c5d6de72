#version 460
layout(vertices = 4) out;

layout(location = 0) out vec3 out_POSITION0[4];
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 29) patch out uint out_FIRST0;

void _1()
{
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[gl_InvocationID]);
}

void _2()
{
    gl_TessLevelOuter[0u] = 2.0;
    gl_TessLevelOuter[1u] = 2.0;
    gl_TessLevelOuter[2u] = 2.0;
    gl_TessLevelOuter[3u] = 2.0;
    gl_TessLevelInner[0u] = 2.0;
    gl_TessLevelInner[1u] = 2.0;
    out_FIRST0 = uint(gl_PrimitiveID) + 4u;
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

