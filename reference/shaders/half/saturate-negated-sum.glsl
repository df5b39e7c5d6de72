#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 7, local_size_y = 1, local_size_z = 1) in;

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
    float16_t _26 = float16_t(0.75) - t0_1._m0[gl_GlobalInvocationID.x];
    float16_t _35 = isnan(float16_t(0.0)) ? _26 : (isnan(_26) ? float16_t(0.0) : max(_26, float16_t(0.0)));
    u0_1._m0[gl_GlobalInvocationID.x] = isnan(float16_t(1.0)) ? _35 : (isnan(_35) ? float16_t(1.0) : min(_35, float16_t(1.0)));
}

