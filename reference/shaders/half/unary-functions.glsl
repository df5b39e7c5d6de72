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
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = float(floor(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = float(ceil(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 8u] = float(roundEven(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 12u] = float(trunc(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 16u] = float(fract(t0_1._m0[gl_GlobalInvocationID.x]));
    float16_t _22 = abs(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x + 20u] = float(sqrt(_22));
    u0_1._m0[gl_GlobalInvocationID.x + 24u] = float(exp2(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 28u] = float(log2(_22));
    u0_1._m0[gl_GlobalInvocationID.x + 32u] = float(sin(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 36u] = float(cos(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 40u] = float(atan(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 44u] = float(inversesqrt(_22));
    u0_1._m0[gl_GlobalInvocationID.x + 48u] = float(tan(t0_1._m0[gl_GlobalInvocationID.x]));
    u0_1._m0[gl_GlobalInvocationID.x + 52u] = float(tanh(t0_1._m0[gl_GlobalInvocationID.x]));
}

