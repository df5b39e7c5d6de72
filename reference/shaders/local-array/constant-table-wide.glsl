#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

const uint64_t _39[3] = uint64_t[](4294967296ul, 7ul, 18446744073709551615ul);
const uint16_t _62[4] = uint16_t[](65535us, 300us, 65236us, 7us);
const float16_t _74[4] = float16_t[](float16_t(0.5), float16_t(1.5), float16_t(2.5), float16_t(-4.0));
const double _87[3] = double[](0.25lf, -10000000000.0lf, 3.0lf);

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_39[gl_GlobalInvocationID.x]), uint(_39[gl_GlobalInvocationID.x] >> 32ul));
    uint _7 = gl_GlobalInvocationID.x + 1u;
    uint64_t _15 = uint64_t(int(uint(int(_74[_7] * float16_t(2.0))) + uint(int16_t(_62[_7] << 1us))));
    u0_1._m0[gl_GlobalInvocationID.x + 3u] = uvec2(uint(_15), uint(_15 >> 32ul));
    uint64_t _22 = uint64_t(int64_t(_87[gl_GlobalInvocationID.x] * 4.0lf));
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = uvec2(uint(_22), uint(_22 >> 32ul));
}

