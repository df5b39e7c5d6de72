#version 460
layout(vertices = 3) out;

invariant gl_Position;

void _1()
{
    vec4 _23 = vec4(gl_in[gl_InvocationID].gl_Position);
    gl_out[gl_InvocationID].gl_Position = _23;
}

void _2()
{
    gl_TessLevelOuter[0u] = (gl_in[0u].gl_Position.w > 8.0) ? 8.0 : gl_in[0u].gl_Position.w;
    gl_TessLevelOuter[1u] = (gl_in[1u].gl_Position.w > 8.0) ? 8.0 : gl_in[1u].gl_Position.w;
    gl_TessLevelOuter[2u] = (gl_in[2u].gl_Position.w > 8.0) ? 8.0 : gl_in[2u].gl_Position.w;
    gl_TessLevelInner[0u] = (64.0 > 8.0) ? 8.0 : 64.0;
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

