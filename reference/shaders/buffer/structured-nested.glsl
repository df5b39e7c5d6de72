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
    float _5 = uintBitsToFloat(t0_1._m0[_74 + 1u].x);
    vec2 _94 = uintBitsToFloat(t0_1._m0[_74 + 2u]);
    float _29 = uintBitsToFloat(t0_1._m0[_74 + 4u].y);
    vec2 _117 = uintBitsToFloat(t0_1._m0[_74 + 5u]);
    vec2 _122 = uintBitsToFloat(t0_1._m0[_74 + 6u]);
    vec2 _127 = uintBitsToFloat(t0_1._m0[_74 + 7u]);
    float _52 = uintBitsToFloat(t0_1._m0[_74 + 8u].x);
    uint _135 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_135] = (_52 * fma(_122.x, _5, fma(_117.y, _4, _117.x * _3))) + (_29 * fma(_94.y, _5, fma(_94.x, _4, uintBitsToFloat(t0_1._m0[_74 + 1u].y) * _3)));
    u0_1._m0[_135 + 1u] = (_52 * fma(_127.y, _5, fma(_127.x, _4, _122.y * _3))) + (_29 * fma(uintBitsToFloat(t0_1._m0[_74 + 4u].x), _5, fma(uintBitsToFloat(t0_1._m0[_74 + 3u].y), _4, uintBitsToFloat(t0_1._m0[_74 + 3u].x) * _3)));
    u0_1._m0[_135 + 2u] = float(t0_1._m0[_74 + 8u].y);
}

