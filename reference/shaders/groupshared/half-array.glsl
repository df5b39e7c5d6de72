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
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared float16_t halves[8];
shared uint16_t shorts[16];

void main()
{
    halves[gl_LocalInvocationIndex] = float16_t(t0_1._m0[gl_LocalInvocationIndex]);
    uint _12 = gl_LocalInvocationIndex * 2u;
    shorts[_12] = uint16_t(gl_LocalInvocationIndex);
    shorts[1u + _12] = uint16_t(gl_LocalInvocationIndex * 4294966296u);
    barrier();
    u0_1._m0[gl_LocalInvocationIndex] = float(halves[gl_LocalInvocationIndex ^ 1u] * float16_t(2.0));
    uint _19 = (7u - gl_LocalInvocationIndex) * 2u;
    u0_1._m0[gl_LocalInvocationIndex + 8u] = float(int16_t(shorts[1u + _19] + shorts[_19]));
}

