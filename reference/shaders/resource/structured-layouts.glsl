#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) flat in uvec2 in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _104 = in_INDEX0.x * 42u;
    float _40 = uintBitsToFloat(t0_1._m0[_104 + 11u]);
    float _41 = uintBitsToFloat(t0_1._m0[_104 + 12u]);
    float _42 = uintBitsToFloat(t0_1._m0[_104 + 13u]);
    float _48 = fma(uintBitsToFloat(t0_1._m0[_104 + 27u]), _42, fma(uintBitsToFloat(t0_1._m0[_104 + 24u]), _41, _40 * uintBitsToFloat(t0_1._m0[_104 + 21u]))) + uintBitsToFloat(t0_1._m0[_104 + 30u]);
    float _52 = fma(uintBitsToFloat(t0_1._m0[_104 + 28u]), _42, fma(uintBitsToFloat(t0_1._m0[_104 + 25u]), _41, _40 * uintBitsToFloat(t0_1._m0[_104 + 22u]))) + uintBitsToFloat(t0_1._m0[_104 + 31u]);
    float _56 = fma(uintBitsToFloat(t0_1._m0[_104 + 29u]), _42, fma(uintBitsToFloat(t0_1._m0[_104 + 26u]), _41, _40 * uintBitsToFloat(t0_1._m0[_104 + 23u]))) + uintBitsToFloat(t0_1._m0[_104 + 32u]);
    uint _207 = (in_INDEX0.y * 42u) + ((((in_INDEX0.y % 3u) << 3u) + (((-(in_INDEX0.x & 1u)) & 40u) | 20u)) >> 2u);
    float _82 = float(t0_1._m0[_104 + 4u]) + float(packDouble2x32(uvec2(t0_1._m0[_104 + 40u], t0_1._m0[_104 + 41u])));
    out_SV_Target0 = vec4((uintBitsToFloat(t0_1._m0[_207]) + _48) + _82, (uintBitsToFloat(t0_1._m0[_207 + 1u]) + _52) + _82, (fma(uintBitsToFloat(t0_1._m0[_104 + 35u]), _56, fma(uintBitsToFloat(t0_1._m0[_104 + 34u]), _52, _48 * uintBitsToFloat(t0_1._m0[_104 + 33u]))) + _56) + _82, (fma(uintBitsToFloat(t0_1._m0[_104 + 38u]), _56, fma(uintBitsToFloat(t0_1._m0[_104 + 37u]), _52, _48 * uintBitsToFloat(t0_1._m0[_104 + 36u]))) + uintBitsToFloat(t0_1._m0[_104])) + _82);
}

