#version 460
layout(vertices = 2) out;

layout(location = 0) out uint out_FLAT0[2];
layout(location = 0) in uint in_FLAT0[];
layout(location = 29) patch out uvec3 out_NUMBERS0;

void _1()
{
    uint _12;
    if (gl_InvocationID == 0u)
    {
        _12 = 99u;
    }
    else
    {
        _12 = in_FLAT0[0u];
    }
    out_FLAT0[gl_InvocationID] = _12;
}

void _2()
{
    gl_TessLevelOuter[0u] = 8.0;
    gl_TessLevelOuter[1u] = 1.0;
    out_NUMBERS0 = uvec3(7u, uint(gl_PrimitiveID), (in_FLAT0[0u] * 3u) + uint(gl_PrimitiveID));
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

