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

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[4];
} b1_1;

layout(set = 0, binding = 2, std140) uniform b2
{
    vec4 _m0[4];
} b2_1;

layout(set = 0, binding = 3, std140) uniform b3
{
    vec4 _m0[4];
} b3_1;

layout(set = 0, binding = 4, std140) uniform b4
{
    vec4 _m0[4];
} b4_1;

layout(set = 0, binding = 5, std140) uniform b5
{
    vec4 _m0[4];
} b5_1;

layout(set = 0, binding = 6, std140) uniform b6
{
    vec4 _m0[4];
} b6_1;

layout(set = 0, binding = 7, std140) uniform b7
{
    vec4 _m0[4];
} b7_1;

layout(set = 0, binding = 8, std140) uniform b8
{
    vec4 _m0[4];
} b8_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 9, std140) uniform b9
{
    vec4 _m0[4];
} b9_1;

layout(set = 0, binding = 10, std140) uniform b10
{
    vec4 _m0[4];
} b10_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 11, std140) uniform b11
{
    vec4 _m0[4];
} b11_1;

layout(set = 0, binding = 12, std140) uniform b12
{
    vec4 _m0[4];
} b12_1;

layout(set = 0, binding = 13, std140) uniform b13
{
    vec4 _m0[4];
} b13_1;

void main()
{
    uint _12 = gl_LocalInvocationIndex << 3u;
    u0_1._m0[_12] = float(unpackFloat2x16(floatBitsToUint(b0_1._m0[gl_LocalInvocationIndex].x)).x);
    u0_1._m0[_12 + 1u] = float(unpackFloat2x16(floatBitsToUint(b1_1._m0[gl_LocalInvocationIndex].x)).y);
    u0_1._m0[_12 + 2u] = float(unpackFloat2x16(floatBitsToUint(b2_1._m0[gl_LocalInvocationIndex].y)).x);
    u0_1._m0[_12 + 3u] = float(unpackFloat2x16(floatBitsToUint(b3_1._m0[gl_LocalInvocationIndex].y)).y);
    u0_1._m0[_12 + 4u] = float(unpackFloat2x16(floatBitsToUint(b4_1._m0[gl_LocalInvocationIndex].z)).x);
    u0_1._m0[_12 + 5u] = float(unpackFloat2x16(floatBitsToUint(b5_1._m0[gl_LocalInvocationIndex].z)).y);
    u0_1._m0[_12 + 6u] = float(unpackFloat2x16(floatBitsToUint(b6_1._m0[gl_LocalInvocationIndex].w)).x);
    u0_1._m0[_12 + 7u] = float(unpackFloat2x16(floatBitsToUint(b7_1._m0[gl_LocalInvocationIndex].w)).y);
    uint64_t _85 = packUint2x32(floatBitsToUint(b8_1._m0[gl_LocalInvocationIndex].xy)) + 1ul;
    uint _86 = gl_LocalInvocationIndex << 1u;
    u1_1._m0[_86] = uvec2(uint(_85), uint(_85 >> 32ul));
    uint64_t _92 = packUint2x32(floatBitsToUint(b9_1._m0[gl_LocalInvocationIndex].zw)) + 1ul;
    u1_1._m0[_86 + 1u] = uvec2(uint(_92), uint(_92 >> 32ul));
    uint _101 = gl_LocalInvocationIndex << 2u;
    u2_1._m0[_101] = floatBitsToUint(b10_1._m0[gl_LocalInvocationIndex].x);
    u2_1._m0[_101 + 1u] = floatBitsToUint(b11_1._m0[gl_LocalInvocationIndex].y);
    u2_1._m0[_101 + 2u] = floatBitsToUint(b12_1._m0[gl_LocalInvocationIndex].z);
    u2_1._m0[_101 + 3u] = floatBitsToUint(b13_1._m0[gl_LocalInvocationIndex].w);
}

