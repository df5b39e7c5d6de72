#version 460
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _35 = t1_1._m0[gl_LocalInvocationIndex] & 134217727u;
    uint _39 = (_35 * 2u) + 1u;
    u0_1._m0[gl_LocalInvocationIndex] = uvec4(t0_1._m0[_39]);
    uint _55 = _35 * 8u;
    u1_1._m0[_55] = t0_1._m0[_39].x;
    u1_1._m0[_55 + 1u] = t0_1._m0[_39].y;
}

