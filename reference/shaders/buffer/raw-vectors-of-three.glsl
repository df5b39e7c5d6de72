#version 460
#extension GL_EXT_scalar_block_layout : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, scalar) readonly buffer t0
{
    uvec3 _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1;

layout(set = 0, binding = 2000, scalar) restrict writeonly buffer u0
{
    uvec3 _m0[];
} u0_1;

layout(set = 0, binding = 2001, scalar) restrict writeonly buffer u1
{
    uvec3 _m0[];
} u1_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x * 12u;
    uint _49 = _3 / 12u;
    uint _55 = (_3 + 96u) / 12u;
    uint _63 = (_3 + 8u) / 12u;
    uint _76 = (t1_1._m0[(gl_GlobalInvocationID.x << 2u) >> 2u] * 12u) >> 2u;
    u0_1._m0[_49] = uvec3(t2_1._m0[_76] + t0_1._m0[_49].x, t2_1._m0[_76 + 1u] + t0_1._m0[_49].y, t2_1._m0[_76 + 2u] + t0_1._m0[_49].z);
    uint _36 = gl_GlobalInvocationID.x * 36u;
    uint _90 = _36 / 12u;
    u1_1._m0[_90] = uvec3(t0_1._m0[_55]);
    u1_1._m0[_90 + 1u].x = t0_1._m0[_55 + 1u].x;
    uint _96 = (_36 + 20u) / 12u;
    u1_1._m0[_96].z = t0_1._m0[_63].z;
    u1_1._m0[_96 + 1u] = uvec3(t0_1._m0[_63 + 1u]);
}

