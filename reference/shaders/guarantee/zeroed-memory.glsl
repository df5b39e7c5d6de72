#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint shared_words[8];

void main()
{
    uint _39[6] = uint[](0u, 0u, 0u, 0u, 0u, 0u);
    _39[t0_1._m0[0u]] = 5u;
    uint _14 = gl_LocalInvocationIndex * 3u;
    u0_1._m0[_14] = _39[t0_1._m0[1u]];
    u0_1._m0[_14 + 1u] = _39[2u];
    u0_1._m0[_14 + 2u] = shared_words[t0_1._m0[(4u * gl_LocalInvocationIndex) >> 2u]];
}

