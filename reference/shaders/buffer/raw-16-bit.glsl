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
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint16_t _m0[];
} u0_1;

void main()
{
    u0_1._m0[1u] = t0_1._m0[1u] + 1us;
    u0_1._m0[3u] = t0_1._m0[2u];
    u0_1._m0[4u] = t0_1._m0[3u];
    u0_1._m0[5u] = t0_1._m0[3u];
    u0_1._m0[6u] = t0_1._m0[4u];
    u0_1._m0[7u] = t0_1._m0[5u];
    u0_1._m0[8u] = float16BitsToUint16(uint16BitsToFloat16(t0_1._m0[6u]) + float16_t(1.0));
    u0_1._m0[9u] = float16BitsToUint16(uint16BitsToFloat16(t0_1._m0[7u]) + float16_t(1.0));
    u0_1._m0[10u] = float16BitsToUint16(uint16BitsToFloat16(t0_1._m0[8u]) + float16_t(1.0));
    u0_1._m0[11u] = float16BitsToUint16(uint16BitsToFloat16(t0_1._m0[9u]) + float16_t(1.0));
}

