#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint64_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint64_t _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint64_t _m0[];
} t2_1;

layout(set = 0, binding = 1003, std430) readonly buffer t3
{
    uint _m0[];
} t3_1;

layout(set = 0, binding = 1004, std430) readonly buffer t4
{
    uint64_t _m0[];
} t4_1;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uint _m0[];
} t5_1;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uint64_t _m0[];
} t6_1;

layout(set = 0, binding = 1007, std430) readonly buffer t7
{
    uint _m0[];
} t7_1;

layout(set = 0, binding = 1008, std430) readonly buffer t8
{
    uint64_t _m0[];
} t8_1;

layout(set = 0, binding = 1009, std430) readonly buffer t9
{
    uint _m0[];
} t9_1;

layout(set = 0, binding = 1010, std430) readonly buffer t10
{
    uint64_t _m0[];
} t10_1;

layout(set = 0, binding = 1011, std430) readonly buffer t11
{
    uint _m0[];
} t11_1;

layout(set = 0, binding = 1012, std430) readonly buffer t12
{
    uint64_t _m0[];
} t12_1;

layout(set = 0, binding = 1013, std430) readonly buffer t13
{
    uint _m0[];
} t13_1;

layout(set = 0, binding = 1014, std430) readonly buffer t14
{
    uint64_t _m0[];
} t14_1;

layout(set = 0, binding = 1015, std430) readonly buffer t15
{
    uint _m0[];
} t15_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 6u;
    uint _142 = gl_LocalInvocationIndex * 8u;
    uint _10 = gl_LocalInvocationIndex << 4u;
    u0_1._m0[_10] = t0_1._m0[_142] + 1ul;
    uint _158 = gl_LocalInvocationIndex * 16u;
    u0_1._m0[_10 + 1u] = packUint2x32(uvec2(t1_1._m0[_158 + 1u], t1_1._m0[_158 + 2u])) + 1ul;
    u0_1._m0[_10 + 2u] = t2_1._m0[_142 + 1u] + 1ul;
    u0_1._m0[_10 + 3u] = packUint2x32(uvec2(t3_1._m0[_158 + 3u], t3_1._m0[_158 + 4u])) + 1ul;
    u0_1._m0[_10 + 4u] = t4_1._m0[_142 + 2u] + 1ul;
    u0_1._m0[_10 + 5u] = packUint2x32(uvec2(t5_1._m0[_158 + 5u], t5_1._m0[_158 + 6u])) + 1ul;
    u0_1._m0[_10 + 6u] = t6_1._m0[_142 + 3u] + 1ul;
    u0_1._m0[_10 + 7u] = packUint2x32(uvec2(t7_1._m0[_158 + 7u], t7_1._m0[_158 + 8u])) + 1ul;
    u0_1._m0[_10 + 8u] = t8_1._m0[_142 + 4u] + 1ul;
    u0_1._m0[_10 + 9u] = packUint2x32(uvec2(t9_1._m0[_158 + 9u], t9_1._m0[_158 + 10u])) + 1ul;
    u0_1._m0[_10 + 10u] = t10_1._m0[_142 + 5u] + 1ul;
    u0_1._m0[_10 + 11u] = packUint2x32(uvec2(t11_1._m0[_158 + 11u], t11_1._m0[_158 + 12u])) + 1ul;
    u0_1._m0[_10 + 12u] = t12_1._m0[_142 + 6u] + 1ul;
    u0_1._m0[_10 + 13u] = packUint2x32(uvec2(t13_1._m0[_158 + 13u], t13_1._m0[_158 + 14u])) + 1ul;
    u0_1._m0[_10 + 14u] = t14_1._m0[_142 + 7u] + 1ul;
    u0_1._m0[_10 + 15u] = packUint2x32(uvec2(t15_1._m0[_158 + 15u], t15_1._m0[_158 + 16u])) + 1ul;
}

