#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float16_t _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = dot(f16vec2(t0_1._m0[0u], t0_1._m0[1u]), f16vec2(t0_1._m0[4u], t0_1._m0[5u]));
    u0_1._m0[1u] = dot(f16vec3(t0_1._m0[0u], t0_1._m0[1u], t0_1._m0[2u]), f16vec3(t0_1._m0[4u], t0_1._m0[5u], t0_1._m0[6u]));
    u0_1._m0[2u] = dot(f16vec4(t0_1._m0[0u], t0_1._m0[1u], t0_1._m0[2u], t0_1._m0[3u]), f16vec4(t0_1._m0[4u], t0_1._m0[5u], t0_1._m0[6u], t0_1._m0[7u]));
    u0_1._m0[3u] = fma(t0_1._m0[3u], t0_1._m0[5u], t0_1._m0[4u] * t0_1._m0[2u]);
    u0_1._m0[4u] = float16_t(t0_1._m0[0u] < t0_1._m0[4u]);
    u0_1._m0[5u] = float16_t(t0_1._m0[1u] < t0_1._m0[5u]);
    u0_1._m0[6u] = float16_t(t0_1._m0[2u] < t0_1._m0[6u]);
    u0_1._m0[7u] = float16_t(t0_1._m0[3u] < t0_1._m0[7u]);
}

