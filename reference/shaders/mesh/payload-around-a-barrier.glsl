#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct _28
{
    uint _m0;
    float _m1[2][4];
};

shared _28 payload;
taskPayloadSharedEXT _28 _52;

void main()
{
    payload._m0 = gl_LocalInvocationID.x + 10u;
    float _4 = float(gl_LocalInvocationID.x);
    uint _5 = gl_LocalInvocationID.x & 1u;
    payload._m1[_5][0u] = _4;
    payload._m1[_5][1u] = _4;
    payload._m1[_5][2u] = _4;
    payload._m1[_5][3u] = _4;
    barrier();
    if (gl_LocalInvocationID.x == 2u)
    {
        payload._m0 = 32u;
    }
    if (gl_LocalInvocationID.x < 2u)
    {
        payload._m1[gl_LocalInvocationID.x][0u] = float(gl_LocalInvocationID.x + 1u);
        payload._m1[gl_LocalInvocationID.x][1u] = float(gl_LocalInvocationID.x * 20u);
        payload._m1[gl_LocalInvocationID.x][2u] = 5.0;
        payload._m1[gl_LocalInvocationID.x][3u] = 6.0;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _52 = payload;
    }
    EmitMeshTasksEXT(2u, 1u, 1u);
}

