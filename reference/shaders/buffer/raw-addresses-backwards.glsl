#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 4u;
    uint _59 = (60u - (gl_LocalInvocationIndex << 3u)) >> 2u;
    uint _32 = gl_LocalInvocationIndex * 4294967248u;
    uint _82 = gl_LocalInvocationIndex * 268435453u;
    u0_1._m0[(_82 + 11u) & 268435455u] = uvec4(t0_1._m0[(52u - _3) >> 4u].yzw, t1_1._m0[_59]);
    u0_1._m0[(_82 + 12u) & 268435455u] = uvec4(t1_1._m0[_59 + 1u], t0_1._m0[(((gl_LocalInvocationIndex << 5u) + 64u) - (_3 + 12u)) >> 4u].yzw);
    u0_1._m0[(_82 + 10u) & 268435455u] = uvec4(t0_1._m0[(48u - _3) >> 4u]);
}

