#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _33 = (((gl_LocalInvocationIndex << 4u) + 4u) | 4u) >> 3u;
    u0_1._m0[gl_LocalInvocationIndex] = uvec4(t0_1._m0[gl_LocalInvocationIndex * 2u], t0_1._m0[_33].y, t0_1._m0[_33 + 1u].x);
}

