#version 460
layout(vertices = 3) out;

out gl_PerVertex
{
    float gl_ClipDistance[3];
    float gl_CullDistance[3];
} gl_out[3];

layout(location = 0) out vec3 out_VALUE0[3];
layout(location = 2) out uvec2 out_ROWS4[3][2];
layout(location = 0) in vec3 in_VALUE0[];
layout(location = 2) in uvec2 in_ROWS4[][2];

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
    gl_ClipDistance[gl_InvocationID] = gl_ClipDistance[gl_InvocationID];
    out_ROWS4[gl_InvocationID] = in_ROWS4[gl_InvocationID];
    gl_CullDistance[gl_InvocationID] = gl_CullDistance[gl_InvocationID];
    barrier();
    if (gl_InvocationID == 0u)
    {
        _1();
    }
}

