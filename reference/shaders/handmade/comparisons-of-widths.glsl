#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    uint _3 = gl_LocalInvocationIndex << 2u;
    float _9 = uintBitsToFloat(source_1._m0[gl_LocalInvocationIndex]);
    precise float16_t _10 = float16_t(_9);
    double _11 = double(_9);
    uint _67 = (((((((((((((0u | (uint(!isnan(_10)) << 0u)) | (uint(!isnan(_10)) << 1u)) | (uint(isnan(_10)) << 2u)) | (uint(isnan(_10)) << 3u)) | (uint(!(_10 >= float16_t(1.0))) << 4u)) | (uint(!(float16_t(1.0) >= _10)) << 5u)) | (uint(!(isnan(_10) || isnan(float16_t(0.0 / 0.0)))) << 6u)) | (uint(!(isnan(float16_t(0.0 / 0.0)) || isnan(_10))) << 7u)) | (uint(isnan(_10) || isnan(float16_t(0.0 / 0.0))) << 8u)) | (uint(isnan(float16_t(0.0 / 0.0)) || isnan(_10)) << 9u)) | (uint(!(_10 >= float16_t(0.0 / 0.0))) << 10u)) | (uint(!(float16_t(0.0 / 0.0) >= _10)) << 11u)) | (uint(!isnan(_10)) << 12u)) | (uint(!isnan(_10)) << 13u);
    uint _123 = (((((((((((((_67 | (uint(isnan(_10)) << 14u)) | (uint(isnan(_10)) << 15u)) | (uint(!(_10 >= float16_t(1.0 / 0.0))) << 16u)) | (uint(!(float16_t(1.0 / 0.0) >= _10)) << 17u)) | (uint(!(isnan(_10) || isnan(float16_t(0.0 / 0.0)))) << 18u)) | (uint(!(isnan(float16_t(0.0 / 0.0)) || isnan(_10))) << 19u)) | (uint(isnan(_10) || isnan(float16_t(0.0 / 0.0))) << 20u)) | (uint(isnan(float16_t(0.0 / 0.0)) || isnan(_10)) << 21u)) | (uint(!(_10 >= float16_t(0.0 / 0.0))) << 22u)) | (uint(!(float16_t(0.0 / 0.0) >= _10)) << 23u)) | (uint(!isnan(_10)) << 24u)) | (uint(!isnan(_10)) << 25u)) | (uint(isnan(_10)) << 26u)) | (uint(isnan(_10)) << 27u);
    target_1._m0[gl_LocalInvocationIndex] = (_123 | (uint(!(_10 >= float16_t(-1.0 / 0.0))) << 28u)) | (uint(!(float16_t(-1.0 / 0.0) >= _10)) << 29u);
    uint _188 = (((((((((((((0u | (uint(!isnan(_9)) << 0u)) | (uint(!isnan(_9)) << 1u)) | (uint(isnan(_9)) << 2u)) | (uint(isnan(_9)) << 3u)) | (uint(!(_9 >= 1.0)) << 4u)) | (uint(!(1.0 >= _9)) << 5u)) | (uint(!(isnan(_9) || isnan(uintBitsToFloat(0x7fc00000u /* nan */)))) << 6u)) | (uint(!(isnan(uintBitsToFloat(0x7fc00000u /* nan */)) || isnan(_9))) << 7u)) | (uint(isnan(_9) || isnan(uintBitsToFloat(0x7fc00000u /* nan */))) << 8u)) | (uint(isnan(uintBitsToFloat(0x7fc00000u /* nan */)) || isnan(_9)) << 9u)) | (uint(!(_9 >= uintBitsToFloat(0x7fc00000u /* nan */))) << 10u)) | (uint(!(uintBitsToFloat(0x7fc00000u /* nan */) >= _9)) << 11u)) | (uint(!isnan(_9)) << 12u)) | (uint(!isnan(_9)) << 13u);
    uint _244 = (((((((((((((_188 | (uint(isnan(_9)) << 14u)) | (uint(isnan(_9)) << 15u)) | (uint(!(_9 >= uintBitsToFloat(0x7f800000u /* inf */))) << 16u)) | (uint(!(uintBitsToFloat(0x7f800000u /* inf */) >= _9)) << 17u)) | (uint(!(isnan(_9) || isnan(uintBitsToFloat(0xff800001u /* nan */)))) << 18u)) | (uint(!(isnan(uintBitsToFloat(0xff800001u /* nan */)) || isnan(_9))) << 19u)) | (uint(isnan(_9) || isnan(uintBitsToFloat(0xff800001u /* nan */))) << 20u)) | (uint(isnan(uintBitsToFloat(0xff800001u /* nan */)) || isnan(_9)) << 21u)) | (uint(!(_9 >= uintBitsToFloat(0xff800001u /* nan */))) << 22u)) | (uint(!(uintBitsToFloat(0xff800001u /* nan */) >= _9)) << 23u)) | (uint(!isnan(_9)) << 24u)) | (uint(!isnan(_9)) << 25u)) | (uint(isnan(_9)) << 26u)) | (uint(isnan(_9)) << 27u);
    target_1._m0[gl_LocalInvocationIndex + 4u] = (_244 | (uint(!(_9 >= uintBitsToFloat(0xff800000u /* -inf */))) << 28u)) | (uint(!(uintBitsToFloat(0xff800000u /* -inf */) >= _9)) << 29u);
    uint _309 = (((((((((((((0u | (uint(!isnan(_11)) << 0u)) | (uint(!isnan(_11)) << 1u)) | (uint(isnan(_11)) << 2u)) | (uint(isnan(_11)) << 3u)) | (uint(!(_11 >= 1.0lf)) << 4u)) | (uint(!(1.0lf >= _11)) << 5u)) | (uint(!(isnan(_11) || isnan(uint64BitsToDouble(0x7ff8000000000000ul /* nan */)))) << 6u)) | (uint(!(isnan(uint64BitsToDouble(0x7ff8000000000000ul /* nan */)) || isnan(_11))) << 7u)) | (uint(isnan(_11) || isnan(uint64BitsToDouble(0x7ff8000000000000ul /* nan */))) << 8u)) | (uint(isnan(uint64BitsToDouble(0x7ff8000000000000ul /* nan */)) || isnan(_11)) << 9u)) | (uint(!(_11 >= uint64BitsToDouble(0x7ff8000000000000ul /* nan */))) << 10u)) | (uint(!(uint64BitsToDouble(0x7ff8000000000000ul /* nan */) >= _11)) << 11u)) | (uint(!isnan(_11)) << 12u)) | (uint(!isnan(_11)) << 13u);
    uint _365 = (((((((((((((_309 | (uint(isnan(_11)) << 14u)) | (uint(isnan(_11)) << 15u)) | (uint(!(_11 >= uint64BitsToDouble(0x7ff0000000000000ul /* inf */))) << 16u)) | (uint(!(uint64BitsToDouble(0x7ff0000000000000ul /* inf */) >= _11)) << 17u)) | (uint(!(isnan(_11) || isnan(uint64BitsToDouble(0xfff0000000000001ul /* nan */)))) << 18u)) | (uint(!(isnan(uint64BitsToDouble(0xfff0000000000001ul /* nan */)) || isnan(_11))) << 19u)) | (uint(isnan(_11) || isnan(uint64BitsToDouble(0xfff0000000000001ul /* nan */))) << 20u)) | (uint(isnan(uint64BitsToDouble(0xfff0000000000001ul /* nan */)) || isnan(_11)) << 21u)) | (uint(!(_11 >= uint64BitsToDouble(0xfff0000000000001ul /* nan */))) << 22u)) | (uint(!(uint64BitsToDouble(0xfff0000000000001ul /* nan */) >= _11)) << 23u)) | (uint(!isnan(_11)) << 24u)) | (uint(!isnan(_11)) << 25u)) | (uint(isnan(_11)) << 26u)) | (uint(isnan(_11)) << 27u);
    target_1._m0[gl_LocalInvocationIndex + 8u] = (_365 | (uint(!(_11 >= uint64BitsToDouble(0xfff0000000000000ul /* -inf */))) << 28u)) | (uint(!(uint64BitsToDouble(0xfff0000000000000ul /* -inf */) >= _11)) << 29u);
}

