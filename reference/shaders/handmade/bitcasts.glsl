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
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    float _12 = uintBitsToFloat(source_1._m0[0u]);
    precise float _13 = _12 + _12;
    target_1._m0[0u] = floatBitsToUint(_13);
    float16_t _16 = uint16BitsToFloat16(uint16_t(source_1._m0[1u]));
    precise float16_t _17 = _16 + _16;
    target_1._m0[1u] = uint(float16BitsToUint16(_17));
    double _34 = uint64BitsToDouble(uint64_t(source_1._m0[2u]) | (uint64_t(source_1._m0[3u]) << 32ul));
    precise double _35 = _34 + _34;
    uint64_t _36 = doubleBitsToUint64(_35);
    target_1._m0[2u] = uint(_36);
    target_1._m0[3u] = uint(_36 >> 32ul);
}

