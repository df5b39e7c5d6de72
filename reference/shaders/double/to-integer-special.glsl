#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 9, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uvec2 _m0[];
} u2_1;

void main()
{
    double _8 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x]));
    double _78 = isnan(-2147483648.0lf) ? _8 : (isnan(_8) ? (-2147483648.0lf) : max(_8, -2147483648.0lf));
    double _89 = isnan(0.0lf) ? _8 : (isnan(_8) ? 0.0lf : max(_8, 0.0lf));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(isnan(_8) ? 0u : uint(int(isnan(2147483647.0lf) ? _78 : (isnan(_78) ? 2147483647.0lf : min(_78, 2147483647.0lf)))), uint(isnan(4294967295.0lf) ? _89 : (isnan(_89) ? 4294967295.0lf : min(_89, 4294967295.0lf))));
    double _100 = isnan(-9223372036854775808.0lf) ? _8 : (isnan(_8) ? (-9223372036854775808.0lf) : max(_8, -9223372036854775808.0lf));
    uint64_t _11 = isnan(_8) ? 0ul : ((_8 >= 9223372036854775808.0lf) ? 9223372036854775807ul : uint64_t(int64_t(isnan(9223372036854774784.0lf) ? _100 : (isnan(_100) ? 9223372036854774784.0lf : min(_100, 9223372036854774784.0lf)))));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_11), uint(_11 >> 32ul));
    double _111 = isnan(0.0lf) ? _8 : (isnan(_8) ? 0.0lf : max(_8, 0.0lf));
    uint64_t _15 = (_8 >= 18446744073709551616.0lf) ? 18446744073709551615ul : uint64_t(isnan(18446744073709549568.0lf) ? _111 : (isnan(_111) ? 18446744073709549568.0lf : min(_111, 18446744073709549568.0lf)));
    u2_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_15), uint(_15 >> 32ul));
}

