#version 460
layout(vertices = 4) out;

layout(location = 0) out vec2 out_CORNER0[4];
layout(location = 1) out uint out_INSTANCE0[4];
layout(location = 0) in vec2 in_CORNER0[];
layout(location = 1) in uint in_INSTANCE0[];
layout(location = 29) patch out uint out_NUMBER0;

void _1()
{
    out_CORNER0[gl_InvocationID] = vec2(in_CORNER0[gl_InvocationID]);
    out_INSTANCE0[gl_InvocationID] = in_INSTANCE0[gl_InvocationID];
}

void _2()
{
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelOuter[3u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    gl_TessLevelInner[1u] = 1.0;
    out_NUMBER0 = (in_INSTANCE0[2u] * 10u) + uint(gl_PrimitiveID);
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

