#version 460
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_int16 : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    precise float16_t _8 = float16_t(t0_1._m0[gl_LocalInvocationID.x]);
    uint16_t _10 = uint16_t(int16_t(t0_1._m0[gl_LocalInvocationID.x] * 2.0));
    u0_1._m0[gl_LocalInvocationID.x] = float(subgroupAdd(_8));
    u0_1._m0[gl_LocalInvocationID.x + 4u] = float(int16_t(uint16_t(subgroupMin(int16_t(_10)))));
    u0_1._m0[gl_LocalInvocationID.x + 8u] = float(int16_t(subgroupExclusiveAdd(_10)));
    u0_1._m0[gl_LocalInvocationID.x + 12u] = float(subgroupShuffle(_8, gl_LocalInvocationID.x ^ 3u));
    u0_1._m0[gl_LocalInvocationID.x + 16u] = float(subgroupMax(_10));
}

