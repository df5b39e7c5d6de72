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
    uint _8 = gl_LocalInvocationIndex * 4u;
    vectors[_8] = _4;
    vectors[1u + _8] = _4 * 2.0;
    vectors[2u + _8] = _4 * 3.0;
    vectors[3u + _8] = _4 * 4.0;
    barrier();
    uint _12 = _3 & 3u;
    vectors[_12 + _8] = -1.0;
    barrier();
    uint _16 = (3u - gl_LocalInvocationIndex) * 4u;
    uint _19 = gl_LocalInvocationIndex << 2u;
    u0_1._m0[_19] = vectors[(gl_LocalInvocationIndex & 3u) + _16];
    u0_1._m0[_19 + 1u] = vectors[_12 + _16];
    u0_1._m0[_19 + 2u] = vectors[((gl_LocalInvocationIndex + 2u) & 3u) + _16];
    u0_1._m0[_19 + 3u] = vectors[((gl_LocalInvocationIndex + 3u) & 3u) + _16];
}

