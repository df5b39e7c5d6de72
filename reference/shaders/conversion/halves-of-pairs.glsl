#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec2 _m0[];
} u0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

shared uint shared_words[4];
uint static_words[4] = uint[](0u, 0u, 0u, 0u);

uint _2(float _257, float _258)
{
    return (packHalf2x16(vec2(_258, 0.0)) << 16u) | packHalf2x16(vec2(_257, 0.0));
}

float _3(uint _267)
{
    precise float _271 = unpackHalf2x16(min((_267 & 65535u), 65534u)).x - unpackHalf2x16(min(((_267 >> 16u) & 65535u), 65534u)).x;
    return _271;
}

void main()
{
    vec2 _121 = t0_1._m0[gl_LocalInvocationIndex];
    uint _10 = gl_LocalInvocationIndex ^ 1u;
    vec2 _124 = t0_1._m0[_10];
    uint _19 = (packHalf2x16(vec2(_121.y, 0.0)) << 16u) | packHalf2x16(vec2(_121.x, 0.0));
    uint _23 = (packHalf2x16(vec2(_124.y, 0.0)) << 16u) | packHalf2x16(vec2(_124.x, 0.0));
    uint _134[4];
    _134[0u] = _23;
    _134[1u] = _23;
    _134[2u] = _23;
    _134[3u] = _23;
    u0_1._m0[gl_LocalInvocationIndex] = vec2(unpackHalf2x16(min((_19 & 65535u), 65534u)).x, unpackHalf2x16(min(((_19 >> 16u) & 65535u), 65534u)).x);
    uint _28 = (_121.x < _124.x) ? _19 : _23;
    u0_1._m0[gl_LocalInvocationIndex + 4u] = vec2(unpackHalf2x16(min((_28 & 65535u), 65534u)).x, unpackHalf2x16(min(((_28 >> 16u) & 65535u), 65534u)).x);
    uint _102;
    if ((floatBitsToUint(b0_1._m0[0u].x) & 3u) == 0u)
    {
        _102 = _19;
    }
    else
    {
        uint _100 = _19;
        uint _101 = 0u;
        uint _41;
        uint _42;
        bool _48;
        for (;;)
        {
            _41 = (_100 << 16u) | (_100 >> 16u);
            _42 = _101 + 1u;
            _48 = _42 < (floatBitsToUint(b0_1._m0[0u].x) & 3u);
            if (_48)
            {
                _100 = _41;
                _101 = _42;
                continue;
            }
            else
            {
                break;
            }
        }
        _102 = _41;
    }
    u0_1._m0[gl_LocalInvocationIndex + 8u] = vec2(unpackHalf2x16(min((_102 & 65535u), 65534u)).x, unpackHalf2x16(min(((_102 >> 16u) & 65535u), 65534u)).x);
    uint _54 = floatBitsToUint(b0_1._m0[0u].y);
    uint _60 = (_23 & (~_54)) | (_54 & _19);
    u0_1._m0[gl_LocalInvocationIndex + 12u] = vec2(unpackHalf2x16(min((_60 & 65535u), 65534u)).x, unpackHalf2x16(min(((_60 >> 16u) & 65535u), 65534u)).x);
    _134[gl_LocalInvocationIndex] = _19;
    uint _65 = floatBitsToUint(b0_1._m0[0u].x) & 3u;
    u0_1._m0[gl_LocalInvocationIndex + 16u] = vec2(unpackHalf2x16(min((_134[_65] & 65535u), 65534u)).x, unpackHalf2x16(min(((_134[_65] >> 16u) & 65535u), 65534u)).x);
    shared_words[gl_LocalInvocationIndex] = _19;
    barrier();
    uint _71 = gl_LocalInvocationIndex ^ 3u;
    u0_1._m0[gl_LocalInvocationIndex + 20u] = vec2(unpackHalf2x16(shared_words[_71]).x, unpackHalf2x16(shared_words[_71] >> 16u).x);
    uint _77 = _2(_121.x, _121.y);
    u0_1._m0[gl_LocalInvocationIndex + 24u] = vec2(unpackHalf2x16(min((_77 & 65535u), 65534u)).x, unpackHalf2x16(min(((_77 >> 16u) & 65535u), 65534u)).x);
    u0_1._m0[gl_LocalInvocationIndex + 28u] = vec2(_3(_19), _3(_2(_121.y, 0.0)));
    uint _86 = _19 ^ 2147516416u;
    u0_1._m0[gl_LocalInvocationIndex + 32u] = vec2(unpackHalf2x16(min((_86 & 65535u), 65534u)).x, unpackHalf2x16(min(((_86 >> 16u) & 65535u), 65534u)).x);
    static_words[gl_LocalInvocationIndex] = _19;
    uint _91 = gl_LocalInvocationIndex ^ 2u;
    static_words[_91] = _23;
    uint _94 = ((gl_LocalInvocationIndex & 1u) != 0u) ? gl_LocalInvocationIndex : _91;
    u0_1._m0[gl_LocalInvocationIndex + 36u] = vec2(unpackHalf2x16(min((static_words[_94] & 65535u), 65534u)).x, unpackHalf2x16(min(((static_words[_94] >> 16u) & 65535u), 65534u)).x);
}

