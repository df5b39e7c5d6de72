#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _74 = gl_GlobalInvocationID.x * 9u;
    vec2 _81 = uintBitsToFloat(t0_1._m0[_74]);
    float _3 = _81.x;
    float _4 = _81.y;
    uint _84 = _74 + 1u;
    float _5 = uintBitsToFloat(t0_1._m0[_84].x);
    uint _88 = _74 + 8u;
    vec2 _94 = uintBitsToFloat(t0_1._m0[_74 + 2u]);
    uint _99 = _74 + 3u;
    uint _105 = _74 + 4u;
    float _29 = uintBitsToFloat(t0_1._m0[_105].y);
    vec2 _114 = uintBitsToFloat(t0_1._m0[_74 + 5u]);
    vec2 _119 = uintBitsToFloat(t0_1._m0[_74 + 6u]);
    vec2 _124 = uintBitsToFloat(t0_1._m0[_74 + 7u]);
    float _52 = uintBitsToFloat(t0_1._m0[_88].x);
    uint _131 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_131] = (_52 * fma(_119.x, _5, fma(_114.y, _4, _114.x * _3))) + (_29 * fma(_94.y, _5, fma(_94.x, _4, uintBitsToFloat(t0_1._m0[_84].y) * _3)));
    u0_1._m0[_131 + 1u] = (_52 * fma(_124.y, _5, fma(_124.x, _4, _119.y * _3))) + (_29 * fma(uintBitsToFloat(t0_1._m0[_105].x), _5, fma(uintBitsToFloat(t0_1._m0[_99].y), _4, uintBitsToFloat(t0_1._m0[_99].x) * _3)));
    u0_1._m0[_131 + 2u] = float(t0_1._m0[_88].y);
}

