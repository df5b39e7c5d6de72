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
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _8 = float(float16_t(b0_1._m0[0u].w) * float16_t(b0_1._m0[0u].x));
    float _9 = float(float16_t(b0_1._m0[0u].z) * float16_t(b0_1._m0[0u].y));
    u0_1._m0[0u] = vec4(_8, _9, _9, _8);
    uint16_t _10 = uint16_t(floatBitsToUint(b0_1._m0[1u].x));
    uint16_t _13 = uint16_t(floatBitsToUint(b0_1._m0[1u].w));
    u0_1._m0[1u] = vec4(float(int16_t(uint16_t(floatBitsToUint(b0_1._m0[1u].y)) - _10)), float(int16_t(uint16_t(int16_t(_10) >> int16_t(1us)))), float(_13 + uint16_t(floatBitsToUint(b0_1._m0[1u].z))), float(_13));
}

