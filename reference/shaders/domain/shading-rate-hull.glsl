#version 460
layout(vertices = 3) out;

layout(location = 1) out uint out_SV_ShadingRate0[3];
layout(location = 1) in uint in_SV_ShadingRate0[];

void _1()
{
    gl_out[gl_InvocationID].gl_Position = vec4(gl_in[gl_InvocationID].gl_Position);
    out_SV_ShadingRate0[gl_InvocationID] = in_SV_ShadingRate0[gl_InvocationID];
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

