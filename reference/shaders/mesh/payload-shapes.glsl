#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _49
{
    uint _m0[3];
    float _m1[2];
};

struct _53
{
    _49 _m0[2];
    float _m1[6];
    uint _m2;
};

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

taskPayloadSharedEXT _53 _100;

void main()
{
    _53 _54;
    _54._m0[0u]._m0[0u] = gl_WorkGroupID.x;
    _54._m0[0u]._m0[1u] = gl_WorkGroupID.y;
    _54._m0[0u]._m0[2u] = gl_WorkGroupID.z;
    _54._m0[0u]._m1[0u] = 0.0;
    _54._m0[0u]._m1[1u] = b0_1._m0[0u].w;
    _54._m0[1u]._m0[0u] = gl_WorkGroupID.x + 10u;
    _54._m0[1u]._m0[1u] = gl_WorkGroupID.y + 10u;
    _54._m0[1u]._m0[2u] = gl_WorkGroupID.z + 10u;
    _54._m0[1u]._m1[0u] = 1.0;
    _54._m0[1u]._m1[1u] = b0_1._m0[0u].w;
    _54._m1[0u] = b0_1._m0[0u].w;
    _54._m1[1u] = b0_1._m0[0u].w * 3.0;
    _54._m1[2u] = b0_1._m0[0u].w * 5.0;
    _54._m1[3u] = b0_1._m0[0u].w * 2.0;
    _54._m1[4u] = b0_1._m0[0u].w * 4.0;
    _54._m1[5u] = b0_1._m0[0u].w * 6.0;
    _54._m2 = ~gl_WorkGroupID.x;
    uint _35;
    if (gl_WorkGroupID.y == 1u)
    {
        _35 = floatBitsToUint(b0_1._m0[0u].x);
    }
    else
    {
        _35 = 0u;
    }
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        _100 = _54;
    }
    EmitMeshTasksEXT(_35, floatBitsToUint(b0_1._m0[0u].y), floatBitsToUint(b0_1._m0[0u].z));
}

