#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uint16_t _m0[];
} t0_3;

layout(set = 0, binding = 2001, std430) writeonly buffer u1
{
    uint16_t _m0[];
} u1_1;

layout(set = 0, binding = 2001, std430) writeonly buffer u1_2
{
    float _m0[];
} u1_3;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _3 = in_INDEX0 * 20u;
    uint _59 = _3 >> 2u;
    uint _60 = t0_1._m0[_59];
    uint _65 = t0_1._m0[_59 + 1u];
    uint _69 = t0_1._m0[_59 + 2u];
    uint _78 = (_3 + 12u) >> 1u;
    uint16_t _85 = t0_3._m0[(_3 + 16u) >> 1u];
    uint _21 = in_INDEX0 << 3u;
    uint _89 = _21 >> 1u;
    uint16_t _90 = t0_3._m0[_89];
    uint16_t _92 = t0_3._m0[_89 + 1u];
    uint16_t _95 = t0_3._m0[_89 + 2u];
    uint16_t _98 = t0_3._m0[_89 + 3u];
    uint _101 = _21 >> 2u;
    uint _27 = t0_1._m0[_101];
    uint _28 = t0_1._m0[_101 + 1u];
    u1_1._m0[(in_INDEX0 << 1u) >> 1u] = t0_3._m0[_78] + t0_3._m0[_78 + 1u];
    float _35 = float(uint16BitsToFloat16(_85));
    uint _119 = (in_INDEX0 * 12u) >> 2u;
    u1_3._m0[_119] = _35 * uintBitsToFloat(_60);
    u1_3._m0[_119 + 1u] = _35 * uintBitsToFloat(_65);
    u1_3._m0[_119 + 2u] = _35 * uintBitsToFloat(_69);
    precise float _44 = float(packDouble2x32(uvec2(_27, _28)));
    out_SV_Target0 = vec4(_44 + float(uint16BitsToFloat16(_90)), _44 + float(uint16BitsToFloat16(_92)), _44 + float(uint16BitsToFloat16(_95)), _44 + float(uint16BitsToFloat16(_98)));
}

