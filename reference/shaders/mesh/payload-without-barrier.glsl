#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

struct _26
{
    uint _m0;
    float _m1[2][4];
};

shared _26 payload;
taskPayloadSharedEXT _26 _46;

void main()
{
    if (gl_LocalInvocationID.x == 0u)
    {
        payload._m0 = 0u;
    }
    barrier();
    uint _5 = atomicAdd(payload._m0, gl_LocalInvocationID.x + 1u);
    if (gl_LocalInvocationID.x > 61u)
    {
        uint _8 = gl_LocalInvocationID.x + 4294967234u;
        payload._m1[_8][0u] = float(gl_LocalInvocationID.x);
        payload._m1[_8][1u] = 2.0;
        payload._m1[_8][2u] = 3.0;
        payload._m1[_8][3u] = 4.0;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _46 = payload;
    }
    EmitMeshTasksEXT(2u, 1u, 1u);
}

