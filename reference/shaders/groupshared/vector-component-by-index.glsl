#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared float vectors[16];

void main()
{
    uint _3 = gl_LocalInvocationIndex + 1u;
    float _4 = float(_3);
    vectors[0u + (gl_LocalInvocationIndex * 4u)] = _4;
    vectors[1u + (gl_LocalInvocationIndex * 4u)] = _4 * 2.0;
    vectors[2u + (gl_LocalInvocationIndex * 4u)] = _4 * 3.0;
    vectors[3u + (gl_LocalInvocationIndex * 4u)] = _4 * 4.0;
    barrier();
    uint _16 = _3 & 3u;
    vectors[_16 + (gl_LocalInvocationIndex * 4u)] = -1.0;
    barrier();
    uint _19 = 3u - gl_LocalInvocationIndex;
    uint _24 = gl_LocalInvocationIndex << 2u;
    u0_1._m0[_24] = vectors[(gl_LocalInvocationIndex & 3u) + (_19 * 4u)];
    u0_1._m0[_24 | 1u] = vectors[_16 + (_19 * 4u)];
    u0_1._m0[_24 | 2u] = vectors[((gl_LocalInvocationIndex + 2u) & 3u) + (_19 * 4u)];
    u0_1._m0[_24 | 3u] = vectors[((gl_LocalInvocationIndex + 3u) & 3u) + (_19 * 4u)];
}

