#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float16_t _m0[];
} u1_1;

void main()
{
    float _33 = inversesqrt(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x] = isnan(3.4028234663852885981170418348452e+38) ? _33 : (isnan(_33) ? 3.4028234663852885981170418348452e+38 : min(_33, 3.4028234663852885981170418348452e+38));
    float16_t _41 = inversesqrt(float16_t(t0_1._m0[gl_GlobalInvocationID.x]));
    u1_1._m0[gl_GlobalInvocationID.x] = isnan(float16_t(65504.0)) ? _41 : (isnan(_41) ? float16_t(65504.0) : min(_41, float16_t(65504.0)));
}

