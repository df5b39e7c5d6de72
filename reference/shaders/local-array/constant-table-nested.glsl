#version 460
layout(local_size_x = 6, local_size_y = 1, local_size_z = 1) in;

const float _40[16] = float[](1.0, 0.0, 0.0, 1.0, 0.0, 1.0, -1.0, 0.0, -1.0, 0.0, 0.0, -1.0, 0.0, -1.0, 1.0, 0.0);
const uint _61[12] = uint[](1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u, 10u, 11u, 12u);
const uint _69[3] = uint[](10u, 20u, 30u);
const float _78[6] = float[](1.0, 2.0, 3.0, 4.0, 5.0, 6.0);

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x & 3u;
    uint _4 = _3 * 4u;
    uint _19 = gl_GlobalInvocationID.x >> 1u;
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(float(_61[_3 + ((gl_GlobalInvocationID.x % 3u) * 4u)]), fma(_40[2u + _4], 2.0, _40[_4]), fma(_40[3u + _4], 2.0, _40[1u + _4]), float(_69[_19]) + _78[1u + (_19 * 2u)]);
}

