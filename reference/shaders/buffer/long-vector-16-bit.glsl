#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

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
    uint _50 = gl_GlobalInvocationID.x * 8u;
    uint _76 = (1u - gl_GlobalInvocationID.x) * 8u;
    u0_1._m0[_50] = t0_1._m0[_76] + (t0_1._m0[_50] * float16_t(2.0));
    u0_1._m0[_50 + 1u] = t0_1._m0[_76 + 1u] + (t0_1._m0[_50 + 1u] * float16_t(2.0));
    u0_1._m0[_50 + 2u] = t0_1._m0[_76 + 2u] + (t0_1._m0[_50 + 2u] * float16_t(2.0));
    u0_1._m0[_50 + 3u] = t0_1._m0[_76 + 3u] + (t0_1._m0[_50 + 3u] * float16_t(2.0));
    u0_1._m0[_50 + 4u] = t0_1._m0[_76 + 4u] + (t0_1._m0[_50 + 4u] * float16_t(2.0));
    u0_1._m0[_50 + 5u] = t0_1._m0[_76 + 5u] + (t0_1._m0[_50 + 5u] * float16_t(2.0));
    u0_1._m0[_50 + 6u] = t0_1._m0[_76 + 6u] + (t0_1._m0[_50 + 6u] * float16_t(2.0));
    u0_1._m0[_50 + 7u] = t0_1._m0[_76 + 7u] + (t0_1._m0[_50 + 7u] * float16_t(2.0));
}

