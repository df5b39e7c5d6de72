#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

uint _2(uint _62, uint _63)
{
    uint _79[5];
    _79[0u] = 0u;
    _79[1u] = _62 + 1u;
    _79[2u] = (_62 << 1u) + 4u;
    _79[3u] = (_62 * 3u) + 9u;
    _79[4u] = (_62 << 2u) + 16u;
    return (_79[_63] * 10u) + _79[4u - _63];
}

uint _3(uint _92, uint _93)
{
    uint _107[6];
    _107[0u] = _92;
    _107[1u] = _92 + 100u;
    _107[2u] = _92 + 200u;
    _107[3u] = _92 + 300u;
    _107[4u] = _92 + 400u;
    _107[5u] = _92 + 500u;
    return _107[_93 + 1u] + (_2(_92, _93) * 1000u);
}

float _4(uint _122, uint _123)
{
    precise float _125 = float(_122) * 0.5;
    precise float _126 = _125 + 0.0;
    float _140[5];
    _140[0u] = _126;
    precise float _127 = _125 + 1.0;
    _140[1u] = _127;
    precise float _128 = _125 + 2.0;
    _140[2u] = _128;
    precise float _129 = _125 + 3.0;
    _140[3u] = _129;
    precise float _130 = _125 + 4.0;
    _140[4u] = _130;
    precise float _132 = _140[_123] * 10.0;
    precise float _135 = _132 + _140[4u - _123];
    return _135;
}

void main()
{
    uint _6 = u0_1._m0[gl_LocalInvocationIndex];
    uint _11 = gl_LocalInvocationIndex + 4u;
    uint _12 = u0_1._m0[_11];
    uint _40[4];
    _40[0u] = _6;
    _40[1u] = _6 + 1u;
    _40[2u] = _6 + 2u;
    _40[3u] = _6 + 3u;
    u0_1._m0[gl_LocalInvocationIndex] = _2(_6, _12);
    u0_1._m0[_11] = _3(_6, _12);
    u0_1._m0[gl_LocalInvocationIndex + 8u] = _40[_12 & 3u];
    u1_1._m0[gl_LocalInvocationIndex] = _4(_6, _12);
}

