#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _47
{
    uint _m0;
    float _m1[2][4];
};

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

shared _47 payload;
taskPayloadSharedEXT _47 _81;

void main()
{
    if (gl_LocalInvocationID.x == 0u)
    {
        payload._m0 = 0u;
    }
    bool _5 = gl_LocalInvocationID.x < 2u;
    if (_5)
    {
        uint _6 = 1u - gl_LocalInvocationID.x;
        payload._m1[_6][0u] = 0.0;
        payload._m1[_6][1u] = 0.0;
        payload._m1[_6][2u] = 0.0;
        payload._m1[_6][3u] = 0.0;
    }
    barrier();
    uint _7 = gl_WorkGroupID.x << 5u;
    if (t0_1._m0[((_7 + gl_LocalInvocationID.x) * 4u) + 3u] > 1.0)
    {
        uint _15 = atomicAdd(payload._m0, 1u);
    }
    if (_5)
    {
        payload._m1[gl_LocalInvocationID.x][0u] = float(gl_LocalInvocationID.x + 1u);
        payload._m1[gl_LocalInvocationID.x][1u] = float(gl_LocalInvocationID.x * 20u);
        payload._m1[gl_LocalInvocationID.x][2u] = 5.0;
        payload._m1[gl_LocalInvocationID.x][3u] = 6.0;
    }
    barrier();
    uint _20 = payload._m0;
    barrier();
    if (gl_LocalInvocationID.x == 3u)
    {
        payload._m0 = _7;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _81 = payload;
    }
    EmitMeshTasksEXT(_20, 1u, 1u);
}

