#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    u16vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    u16vec4 _m0[];
} u0_1;

void main()
{
    f16vec2 _51 = uint16BitsToFloat16(t0_1._m0[3u]);
    f16vec2 _55 = uint16BitsToFloat16(t0_1._m0[4u]);
    u0_1._m0[0u].y = t0_1._m0[0u].y + 1us;
    u0_1._m0[0u].w = t0_1._m0[1u].x;
    u0_1._m0[1u].x = t0_1._m0[1u].y;
    u0_1._m0[1u].y = t0_1._m0[1u].y;
    u0_1._m0[1u].z = t0_1._m0[2u].x;
    u0_1._m0[1u].w = t0_1._m0[2u].y;
    u0_1._m0[2u] = u16vec4(float16BitsToUint16(_51.x + float16_t(1.0)), float16BitsToUint16(_51.y + float16_t(1.0)), float16BitsToUint16(_55.x + float16_t(1.0)), float16BitsToUint16(_55.y + float16_t(1.0)));
}

