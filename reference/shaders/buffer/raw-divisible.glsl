#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, scalar) readonly buffer t1
{
    uvec3 _m0[];
} t1_1;

layout(set = 0, binding = 1002, scalar) readonly buffer t2
{
    uvec3 _m0[];
} t2_1;

layout(set = 0, binding = 1003, scalar) readonly buffer t3
{
    uvec3 _m0[];
} t3_1;

layout(set = 0, binding = 1004, scalar) readonly buffer t4
{
    uvec3 _m0[];
} t4_1;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uint _m0[];
} t5_1;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uint _m0[];
} t6_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    uvec3 _m0[];
} u0_1;

void main()
{
    uint _4 = gl_GlobalInvocationID.x << 2u;
    uint _84 = _4 >> 2u;
    uint _94 = ((t0_1._m0[_84] & 255u) * 12u) / 12u;
    uint _101 = (((t0_1._m0[_84] >> 8u) * 12u) + 24u) / 12u;
    uint _34 = t0_1._m0[(_4 + 32u) >> 2u] * 12u;
    uint _108 = _34 / 12u;
    uint _112 = (gl_LocalInvocationIndex * 24u) / 12u;
    uint _116 = (t0_1._m0[_84] * 12u) >> 2u;
    uint _124 = (_34 + 12u) >> 2u;
    u0_1._m0[(gl_GlobalInvocationID.x * 12u) / 12u] = uvec3(((((t2_1._m0[_101].x + t1_1._m0[_94].x) + t3_1._m0[_108].x) + t4_1._m0[_112].x) + t5_1._m0[_116]) + t6_1._m0[_124], ((((t2_1._m0[_101].y + t1_1._m0[_94].y) + t3_1._m0[_108].y) + t4_1._m0[_112].y) + t5_1._m0[_116 + 1u]) + t6_1._m0[_124 + 1u], ((((t2_1._m0[_101].z + t1_1._m0[_94].z) + t3_1._m0[_108].z) + t4_1._m0[_112].z) + t5_1._m0[_116 + 2u]) + t6_1._m0[_124 + 2u]);
}

