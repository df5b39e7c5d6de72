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
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    u16vec2 _97 = unpackUint2x16(floatBitsToUint(b0_1._m0[0u].z));
    u0_1._m0[gl_GlobalInvocationID.x] = float((float16_t(int16_t(_97.x)) + dot(f16vec4(unpackFloat2x16(floatBitsToUint(b0_1._m0[0u].x)), unpackFloat2x16(floatBitsToUint(b0_1._m0[0u].y))), f16vec4(float16_t(1.0), float16_t(2.0), float16_t(4.0), float16_t(8.0)))) + float16_t(int16_t(_97.y)));
    u0_1._m0[gl_GlobalInvocationID.x + 2u] = float(float16_t(unpackUint2x16(floatBitsToUint(b0_1._m0[0u].w)).x) + unpackFloat2x16(floatBitsToUint(b0_1._m0[0u].w)).y);
    f16vec2 _115 = unpackFloat2x16(floatBitsToUint(b0_1._m0[gl_GlobalInvocationID.x + 1u].x));
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = float((_115.x * float16_t(10.0)) + _115.y) + b0_1._m0[2u].y;
}

