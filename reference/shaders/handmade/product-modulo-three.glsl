#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uvec2 _m0[];
} t0_3;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _30 = gl_LocalInvocationIndex * 3u;
    uint _11 = ((gl_LocalInvocationIndex * 3u) + 1u) << 1u;
    uint _47 = (_11 * 4u) >> 3u;
    uint _18 = gl_LocalInvocationIndex << 1u;
    u0_1._m0[_18] = uvec4(t0_1._m0[_30], t0_1._m0[_30 + 1u], t0_1._m0[_30 + 2u], 0u);
    u0_1._m0[_18 + 1u] = uvec4(t0_3._m0[_47], t0_3._m0[_47 + 1u]);
}

