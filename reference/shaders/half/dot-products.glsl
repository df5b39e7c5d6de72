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
    f16vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    f16vec4 _m0[];
} u0_1;

void main()
{
    u0_1._m0[0u] = f16vec4(dot(f16vec2(t0_1._m0[0u].xy), f16vec2(t0_1._m0[1u].xy)), dot(f16vec3(t0_1._m0[0u].xyz), f16vec3(t0_1._m0[1u].xyz)), dot(f16vec4(t0_1._m0[0u]), f16vec4(t0_1._m0[1u])), fma(t0_1._m0[0u].w, t0_1._m0[1u].y, t0_1._m0[1u].x * t0_1._m0[0u].z));
    u0_1._m0[1u] = f16vec4(float16_t(t0_1._m0[0u].x < t0_1._m0[1u].x), float16_t(t0_1._m0[0u].y < t0_1._m0[1u].y), float16_t(t0_1._m0[0u].z < t0_1._m0[1u].z), float16_t(t0_1._m0[0u].w < t0_1._m0[1u].w));
}

