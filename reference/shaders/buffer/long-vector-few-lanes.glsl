#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uint16_t _m0[];
} t0_3;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 4u;
    uint _192 = gl_LocalInvocationIndex * 40u;
    uint _46 = t0_1._m0[_192 + 5u];
    u0_1._m0[_3] = _46;
    uint _47 = t0_1._m0[_192 + 14u];
    u0_1._m0[_3 + 1u] = _47;
    uint _49 = t0_1._m0[_192 + 31u];
    u0_1._m0[_3 + 2u] = _49;
    uint _51 = t0_1._m0[_192 + 33u];
    u0_1._m0[_3 + 3u] = _51;
    uint _53 = t0_1._m0[_192 + 39u];
    u0_1._m0[_3 + 4u] = _53;
    uint _323 = gl_LocalInvocationIndex * 12u;
    uint64_t _64 = packUint2x32(uvec2(t0_1._m0[_323 + 90u], t0_1._m0[_323 + 91u]));
    u0_1._m0[_3 + 5u] = uint(_64);
    uint64_t _67 = packUint2x32(uvec2(t0_1._m0[_323 + 84u], t0_1._m0[_323 + 85u]));
    u0_1._m0[_3 + 6u] = uint(_67 >> 32ul);
    uint _389 = gl_LocalInvocationIndex * 20u;
    uint16_t _94 = t0_3._m0[_389 + 217u];
    u0_1._m0[_3 + 7u] = uint(_94);
    uint16_t _97 = t0_3._m0[_389 + 226u];
    u0_1._m0[_3 + 8u] = uint(_97);
    uint16_t _100 = t0_3._m0[_389 + 212u];
    u0_1._m0[_3 + 9u] = uint(_100);
    uint _455 = gl_LocalInvocationIndex * 9u;
    uint _113 = t1_1._m0[_455 + 8u];
    u0_1._m0[_3 + 10u] = _113;
    uint _115 = t1_1._m0[_455 + 5u];
    u0_1._m0[_3 + 11u] = _115;
    uint _476 = gl_LocalInvocationIndex * 7u;
    float _127 = uintBitsToFloat(t0_1._m0[_476 + 130u]);
    u0_1._m0[_3 + 12u] = floatBitsToUint(_127);
    float _130 = uintBitsToFloat(t0_1._m0[_476 + 128u]);
    u0_1._m0[_3 + 13u] = floatBitsToUint(_130);
    uint _175 = t0_1._m0[gl_LocalInvocationIndex + 2u];
    uint _176 = t0_1._m0[gl_LocalInvocationIndex + 21u];
    u0_1._m0[_3 + 14u] = _175 + _176;
    uint _179 = t0_1._m0[gl_LocalInvocationIndex + 38u];
    u0_1._m0[_3 + 15u] = _179;
}

