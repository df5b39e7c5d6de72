#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, scalar) readonly buffer t0
{
    vec3 _m0[];
} t0_1;

layout(set = 0, binding = 1001, scalar) readonly buffer t1
{
    vec3 _m0[];
} t1_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    vec3 _m0[];
} u0_1;

void main()
{
    uint _54 = gl_GlobalInvocationID.x * 3u;
    uint _60 = _54 + 1u;
    uint _64 = _54 + 2u;
    float _18 = t0_1._m0[_64].x - t0_1._m0[_54].x;
    float _19 = t0_1._m0[_64].y - t0_1._m0[_54].y;
    float _20 = t0_1._m0[_64].z - t0_1._m0[_54].z;
    float _21 = t0_1._m0[_60].x - t0_1._m0[_54].x;
    float _22 = t0_1._m0[_60].y - t0_1._m0[_54].y;
    float _23 = t0_1._m0[_60].z - t0_1._m0[_54].z;
    u0_1._m0[gl_GlobalInvocationID.x] = vec3(((_20 * _22) - (_19 * _23)) + t1_1._m0[gl_GlobalInvocationID.x].x, ((_18 * _23) - (_20 * _21)) + t1_1._m0[gl_GlobalInvocationID.x].y, ((_19 * _21) - (_18 * _22)) + t1_1._m0[gl_GlobalInvocationID.x].z);
}

