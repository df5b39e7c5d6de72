#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uvec2 _m0[];
} t0_3;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 2u;
    uint _53 = (_3 | 4u) >> 2u;
    uint _10 = gl_LocalInvocationIndex << 3u;
    uint _30 = gl_LocalInvocationIndex << 1u;
    u0_1._m0[_30] = uvec4(t0_1._m0[_53], t0_1._m0[(gl_LocalInvocationIndex * 2u) + 1u], t0_1._m0[(_3 | 8u) >> 2u], t0_1._m0[((gl_LocalInvocationIndex * 12u) | 12u) >> 2u]);
    u0_1._m0[_30 + 1u] = uvec4(t0_1._m0[_53], t0_1._m0[_53 + 1u], t0_3._m0[(_10 | 16u) >> 3u]);
}

