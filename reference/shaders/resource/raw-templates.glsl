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
    uint _61 = (in_INDEX0 * 5u) & 1073741823u;
    uint _62 = t0_1._m0[_61];
    uint _67 = t0_1._m0[_61 + 1u];
    uint _71 = t0_1._m0[_61 + 2u];
    uint _82 = in_INDEX0 * 10u;
    uint _86 = (_82 + 6u) & 2147483647u;
    uint16_t _95 = t0_3._m0[(_82 + 8u) & 2147483647u];
    uint _100 = in_INDEX0 & 536870911u;
    uint _102 = _100 * 4u;
    uint16_t _103 = t0_3._m0[_102];
    uint16_t _105 = t0_3._m0[_102 + 1u];
    uint16_t _108 = t0_3._m0[_102 + 2u];
    uint16_t _111 = t0_3._m0[_102 + 3u];
    uint _114 = _100 * 2u;
    uint _27 = t0_1._m0[_114];
    uint _28 = t0_1._m0[_114 + 1u];
    u1_1._m0[in_INDEX0 & 2147483647u] = t0_3._m0[_86] + t0_3._m0[_86 + 1u];
    float _35 = float(uint16BitsToFloat16(_95));
    uint _133 = (in_INDEX0 * 3u) & 1073741823u;
    u1_3._m0[_133] = _35 * uintBitsToFloat(_62);
    u1_3._m0[_133 + 1u] = _35 * uintBitsToFloat(_67);
    u1_3._m0[_133 + 2u] = _35 * uintBitsToFloat(_71);
    precise float _44 = float(packDouble2x32(uvec2(_27, _28)));
    out_SV_Target0 = vec4(_44 + float(uint16BitsToFloat16(_103)), _44 + float(uint16BitsToFloat16(_105)), _44 + float(uint16BitsToFloat16(_108)), _44 + float(uint16BitsToFloat16(_111)));
}

