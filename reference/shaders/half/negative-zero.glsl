#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint16_t _m0[];
} u0_1;

void main()
{
    precise float16_t _17 = t0_1._m0[0u] * t0_1._m0[1u];
    float16_t _18 = -_17;
    precise float16_t _19 = t0_1._m0[0u] - _17;
    precise float16_t _20 = _18 - _17;
    precise float _23 = float(t0_1._m0[2u]) * (-9.9999997473787516355514526367188e-05);
    u0_1._m0[0u] = float16BitsToUint16(-t0_1._m0[0u]);
    u0_1._m0[1u] = float16BitsToUint16(_18);
    uint16_t _28 = float16BitsToUint16(_19);
    u0_1._m0[2u] = _28;
    u0_1._m0[3u] = float16BitsToUint16(_20);
    u0_1._m0[4u] = _28;
    u0_1._m0[5u] = uint16_t(floatBitsToUint(float(_18)) >> 16u);
    u0_1._m0[6u] = float16BitsToUint16(float16_t(_23));
    u0_1._m0[7u] = float16BitsToUint16(abs(_18));
}

