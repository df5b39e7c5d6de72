#version 460
layout(vertices = 2) out;

layout(location = 0) out vec4 out_POSITION0[2];
layout(location = 0) in vec4 in_POSITION0[];

void _1()
{
    uint _16 = gl_InvocationID + 3u;
    out_POSITION0[gl_InvocationID] = vec4((in_POSITION0[_16].x + in_POSITION0[gl_InvocationID].x) * 0.5, (in_POSITION0[_16].y + in_POSITION0[gl_InvocationID].y) * 0.5, (in_POSITION0[_16].z + in_POSITION0[gl_InvocationID].z) * 0.5, (in_POSITION0[_16].w + in_POSITION0[gl_InvocationID].w) * 0.5);
}

void _2()
{
    gl_TessLevelOuter[0u] = 4.0;
    gl_TessLevelOuter[1u] = 16.0;
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

