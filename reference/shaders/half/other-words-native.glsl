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
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    f16vec2 _104 = unpackFloat2x16(t0_1._m0[gl_LocalInvocationIndex] << 8u);
    float16_t _11 = _104.x;
    u0_1._m0[gl_LocalInvocationIndex] = (uint(float16BitsToUint16(_11)) << 16u) | uint(float16BitsToUint16(unpackFloat2x16(t0_1._m0[gl_LocalInvocationIndex] >> 8u).x));
    u0_1._m0[gl_LocalInvocationIndex + 10u] = floatBitsToUint(unpackHalf2x16(min((uint(((uint64_t(packHalf2x16(vec2(float(t0_1._m0[3u]), 0.0))) << 32ul) | uint64_t(t0_1._m0[gl_LocalInvocationIndex])) >> (uint64_t(t0_1._m0[3u] << 4u) & 48ul)) & 65535u), 65534u)).x);
    u0_1._m0[gl_LocalInvocationIndex + 12u] = uint(float16BitsToUint16(unpackFloat2x16(t0_1._m0[gl_LocalInvocationIndex] << 16u).x)) + 7u;
    vec2 _134 = unpackHalf2x16(t0_1._m0[gl_LocalInvocationIndex]);
    float _43 = _134.x;
    float _44 = float(uint16BitsToFloat16(min(float16BitsToUint16(_11), 65534us)));
    if (t0_1._m0[2u] > gl_LocalInvocationIndex)
    {
        uint _56 = uint(float16BitsToUint16(unpackFloat2x16(t0_1._m0[gl_LocalInvocationIndex]).y));
        u0_1._m0[gl_LocalInvocationIndex + 2u] = (_56 << 16u) | uint(float16BitsToUint16(float16_t(_43)));
        u0_1._m0[gl_LocalInvocationIndex + 4u] = _56;
        u0_1._m0[gl_LocalInvocationIndex + 6u] = packHalf2x16(vec2(_44, 0.0));
    }
    float _70;
    float _78;
    uint _79;
    float _80 = _43;
    float _81 = _44;
    uint _82 = 0u;
    for (; _82 < (t0_1._m0[3u] & 3u); _80 = _70, _81 = _78, _82 = _79)
    {
        _70 = _80 * 2.0;
        u0_1._m0[gl_LocalInvocationIndex + 8u] = (packHalf2x16(vec2(_81, 0.0)) << 16u) | uint(float16BitsToUint16(float16_t(_70)));
        _78 = -_81;
        _79 = _82 + 1u;
    }
}

