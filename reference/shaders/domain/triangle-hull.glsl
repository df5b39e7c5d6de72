#version 460
layout(vertices = 3) out;

layout(location = 0) out vec3 out_POSITION0[3];
layout(location = 1) out vec2 out_TEXCOORD0[3];
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 1) in vec2 in_TEXCOORD0[];
layout(location = 29) patch out float out_HEIGHT0;

void _1()
{
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[gl_InvocationID]);
    out_TEXCOORD0[gl_InvocationID] = vec2(in_TEXCOORD0[gl_InvocationID]);
}

void _2()
{
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 2.0;
    gl_TessLevelOuter[2u] = 4.0;
    gl_TessLevelInner[0u] = 2.0;
    out_HEIGHT0 = float(uint(gl_PrimitiveID) + 10u);
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

