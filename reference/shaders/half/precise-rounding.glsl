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
    precise float16_t _12 = t0_1._m0[0u] + t0_1._m0[1u];
    precise float16_t _13 = _12 - t0_1._m0[0u];
    precise float16_t _19 = t0_1._m0[2u] * t0_1._m0[2u];
    precise float16_t _25 = t0_1._m0[0u] + t0_1._m0[3u];
    u0_1._m0[0u] = _12;
    u0_1._m0[1u] = _13;
    u0_1._m0[2u] = _19;
    u0_1._m0[3u] = _25;
}

