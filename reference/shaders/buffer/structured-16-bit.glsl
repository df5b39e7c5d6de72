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
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint16_t _m0[];
} u0_1;

void main()
{
    uint _38 = gl_GlobalInvocationID.x * 7u;
    uint16_t _39 = u0_1._m0[_38];
    uint _46 = _38 + 1u;
    uint16_t _44 = u0_1._m0[_46];
    uint _49 = _38 + 2u;
    uint16_t _8 = u0_1._m0[_49];
    uint _52 = _38 + 3u;
    uint16_t _13 = u0_1._m0[_52];
    uint _56 = _38 + 4u;
    uint16_t _54 = u0_1._m0[_56];
    uint _60 = _38 + 6u;
    uint16_t _58 = u0_1._m0[_60];
    float16_t _23 = uint16BitsToFloat16(_44) * float16_t(2.0);
    u0_1._m0[_38] = float16BitsToUint16(_23);
    u0_1._m0[_46] = float16BitsToUint16(uint16BitsToFloat16(_39) * float16_t(2.0));
    u0_1._m0[_49] = _8 - _13;
    u0_1._m0[_52] = _13;
    u0_1._m0[_56] = float16BitsToUint16(uint16BitsToFloat16(_54));
    u0_1._m0[_38 + 5u] = float16BitsToUint16(_23);
    u0_1._m0[_60] = float16BitsToUint16(uint16BitsToFloat16(_58));
}

