#version 460
layout(vertices = 3) out;

layout(location = 1) out vec2 out_COLOR0[3];
layout(location = 1) in vec2 in_COLOR0[];
layout(location = 29) patch out float out_BLUE0;

void _1()
{
    gl_out[gl_InvocationID].gl_Position = vec4(gl_in[gl_InvocationID].gl_Position);
    out_COLOR0[gl_InvocationID] = vec2(in_COLOR0[gl_InvocationID].x, 0.5);
}

void _2()
{
    uint _45 = uint(in_COLOR0[0u].y);
    uint _47 = uint(in_COLOR0[1u].y);
    gl_TessLevelOuter[0u] = 1.0;
    gl_TessLevelOuter[1u] = 1.0;
    gl_TessLevelOuter[2u] = 1.0;
    gl_TessLevelInner[0u] = 1.0;
    out_BLUE0 = float(max(min(max(_45, _47), uint(in_COLOR0[2u].y)), min(_45, _47)));
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

