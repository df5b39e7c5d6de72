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
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _8 = t0_1._m0[0u].z + (t0_1._m0[0u].x * t0_1._m0[0u].y);
    u0_1._m0[0u] = vec4(_8, _8, isnan(t0_1._m0[0u].w) ? t0_1._m0[0u].z : (isnan(t0_1._m0[0u].z) ? t0_1._m0[0u].w : min(t0_1._m0[0u].z, t0_1._m0[0u].w)), float(float16_t(t0_1._m0[0u].w) * float16_t(t0_1._m0[0u].x)));
}

