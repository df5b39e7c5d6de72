#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct _31
{
    uint _m0;
    float _m1[2][4];
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

shared _31 payload;
taskPayloadSharedEXT _31 _83;

void main()
{
    if (gl_LocalInvocationID.x == 0u)
    {
        payload._m0 = 32u;
    }
    if (gl_LocalInvocationID.x < 2u)
    {
        if (gl_LocalInvocationID.x < 2u)
        {
            payload._m1[gl_LocalInvocationID.x][0u] = float(gl_LocalInvocationID.x + 1u);
        }
        if (gl_LocalInvocationID.x < 2u)
        {
            payload._m1[gl_LocalInvocationID.x][1u] = float(gl_LocalInvocationID.x * 20u);
        }
        if (gl_LocalInvocationID.x < 2u)
        {
            payload._m1[gl_LocalInvocationID.x][2u] = 5.0;
        }
        if (gl_LocalInvocationID.x < 2u)
        {
            payload._m1[gl_LocalInvocationID.x][3u] = 6.0;
        }
    }
    if (t0_1._m0[gl_LocalInvocationID.x] < 2u)
    {
        payload._m1[t0_1._m0[gl_LocalInvocationID.x]][0u] = 3.0;
    }
    if (t0_1._m0[gl_LocalInvocationID.x] < 2u)
    {
        payload._m1[t0_1._m0[gl_LocalInvocationID.x]][1u] = 3.0;
    }
    if (t0_1._m0[gl_LocalInvocationID.x] < 2u)
    {
        payload._m1[t0_1._m0[gl_LocalInvocationID.x]][2u] = 3.0;
    }
    if (t0_1._m0[gl_LocalInvocationID.x] < 2u)
    {
        payload._m1[t0_1._m0[gl_LocalInvocationID.x]][3u] = 3.0;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _83 = payload;
    }
    EmitMeshTasksEXT(2u, 1u, 1u);
}

