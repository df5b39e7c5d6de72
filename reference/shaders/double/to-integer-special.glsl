#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

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
    double _41 = (_8 >= (-2147483648.0lf)) ? _8 : (-2147483648.0lf);
    double _49 = (_8 >= 0.0lf) ? _8 : 0.0lf;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(isnan(_8) ? 0u : uint(int((_41 <= 2147483647.0lf) ? _41 : 2147483647.0lf)), uint((_49 <= 4294967295.0lf) ? _49 : 4294967295.0lf));
    double _62 = (_8 >= (-9223372036854775808.0lf)) ? _8 : (-9223372036854775808.0lf);
    uint64_t _11 = isnan(_8) ? 0ul : ((_8 >= 9223372036854775808.0lf) ? 9223372036854775807ul : uint64_t(int64_t((_62 <= 9223372036854774784.0lf) ? _62 : 9223372036854774784.0lf)));
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_11), uint(_11 >> 32ul));
    double _78 = (_8 >= 0.0lf) ? _8 : 0.0lf;
    uint64_t _15 = (_8 >= 18446744073709551616.0lf) ? 18446744073709551615ul : uint64_t((_78 <= 18446744073709549568.0lf) ? _78 : 18446744073709549568.0lf);
    u2_1._m0[gl_GlobalInvocationID.x] = uvec2(uint(_15), uint(_15 >> 32ul));
}

