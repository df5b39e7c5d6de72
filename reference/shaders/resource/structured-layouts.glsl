#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(location = 0) flat in uvec2 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _102 = in_INDEX0.x * 21u;
    vec2 _114 = uintBitsToFloat(t0_1._m0[_102 + 11u]);
    uint _122 = _102 + 12u;
    vec2 _128 = uintBitsToFloat(t0_1._m0[_102 + 13u]);
    uint _133 = _102 + 14u;
    vec2 _139 = uintBitsToFloat(t0_1._m0[_102 + 15u]);
    uint _144 = _102 + 16u;
    vec2 _150 = uintBitsToFloat(t0_1._m0[_102 + 17u]);
    uint _155 = _102 + 18u;
    vec2 _174 = uintBitsToFloat(t0_1._m0[_102 + 6u]);
    float _40 = uintBitsToFloat(t0_1._m0[_102 + 5u].y);
    float _41 = _174.x;
    float _42 = _174.y;
    float _48 = fma(_128.y, _42, fma(uintBitsToFloat(t0_1._m0[_122].x), _41, _40 * uintBitsToFloat(t0_1._m0[_102 + 10u].y))) + _139.x;
    float _52 = fma(uintBitsToFloat(t0_1._m0[_133].x), _42, fma(uintBitsToFloat(t0_1._m0[_122].y), _41, _40 * _114.x)) + _139.y;
    float _56 = fma(uintBitsToFloat(t0_1._m0[_133].y), _42, fma(_128.x, _41, _40 * _114.y)) + uintBitsToFloat(t0_1._m0[_144].x);
    uint _183 = (in_INDEX0.y * 21u) + ((((in_INDEX0.y % 3u) << 3u) + (((-(in_INDEX0.x & 1u)) & 40u) | 20u)) >> 3u);
    float _82 = float(t0_1._m0[_102 + 2u].x) + float(packDouble2x32(uvec2(t0_1._m0[_102 + 20u])));
    out_SV_Target0 = vec4((uintBitsToFloat(t0_1._m0[_183].y) + _48) + _82, (uintBitsToFloat(t0_1._m0[_183 + 1u].x) + _52) + _82, (fma(_150.y, _56, fma(_150.x, _52, _48 * uintBitsToFloat(t0_1._m0[_144].y))) + _56) + _82, (fma(uintBitsToFloat(t0_1._m0[_102 + 19u].x), _56, fma(uintBitsToFloat(t0_1._m0[_155].y), _52, _48 * uintBitsToFloat(t0_1._m0[_155].x))) + uintBitsToFloat(t0_1._m0[_102].x)) + _82);
}

