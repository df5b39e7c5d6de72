#version 460
layout(vertices = 4) out;

layout(location = 0) out vec2 out_CORNER0[4];
layout(location = 1) out uint out_PATCH0[4];
layout(location = 0) in vec4 in_FACTORS0[];
layout(location = 1) in vec2 in_INSIDE0[];

void _1()
{
    out_CORNER0[gl_InvocationID] = vec2(float(gl_InvocationID & 1u), float(gl_InvocationID >> 1u));
    out_PATCH0[gl_InvocationID] = (uint(gl_PrimitiveID) * 10u) + gl_InvocationID;
}

void _2()
{
    gl_TessLevelOuter[0u] = in_FACTORS0[0u].x;
    gl_TessLevelOuter[1u] = in_FACTORS0[0u].y;
    gl_TessLevelOuter[2u] = in_FACTORS0[0u].z;
    gl_TessLevelOuter[3u] = in_FACTORS0[0u].w;
    gl_TessLevelInner[0u] = in_INSIDE0[0u].x;
    gl_TessLevelInner[1u] = in_INSIDE0[0u].y;
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

