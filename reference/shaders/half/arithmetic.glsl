#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    f16vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float16_t _m0[];
} u0_1;

void main()
{
    uint _8 = gl_GlobalInvocationID.x << 3u;
    u0_1._m0[_8] = t0_1._m0[gl_GlobalInvocationID.x].x + t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_8 + 1u] = t0_1._m0[gl_GlobalInvocationID.x].x - t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_8 + 2u] = t0_1._m0[gl_GlobalInvocationID.x].x * t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_8 + 3u] = t0_1._m0[gl_GlobalInvocationID.x].x / t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[_8 + 4u] = -t0_1._m0[gl_GlobalInvocationID.x].x;
    u0_1._m0[_8 + 5u] = abs(t0_1._m0[gl_GlobalInvocationID.x].x);
    float16_t _65 = isnan(float16_t(0.0)) ? t0_1._m0[gl_GlobalInvocationID.x].x : (isnan(t0_1._m0[gl_GlobalInvocationID.x].x) ? float16_t(0.0) : max(t0_1._m0[gl_GlobalInvocationID.x].x, float16_t(0.0)));
    u0_1._m0[_8 + 6u] = isnan(float16_t(1.0)) ? _65 : (isnan(_65) ? float16_t(1.0) : min(_65, float16_t(1.0)));
    u0_1._m0[_8 + 7u] = fma(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y, float16_t(1.0));
}

