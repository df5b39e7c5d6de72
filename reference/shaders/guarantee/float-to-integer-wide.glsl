#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    double _8 = packDouble2x32(uvec2(t0_1._m0[gl_GlobalInvocationID.x]));
    float _14 = uintBitsToFloat(t1_1._m0[gl_GlobalInvocationID.x]);
    double _77 = (_8 >= (-9223372036854775808.0lf)) ? _8 : (-9223372036854775808.0lf);
    uint64_t _15 = isnan(_8) ? 0ul : ((_8 >= 9223372036854775808.0lf) ? 9223372036854775807ul : uint64_t(int64_t((_77 <= 9223372036854774784.0lf) ? _77 : 9223372036854774784.0lf)));
    uint _16 = gl_GlobalInvocationID.x * 6u;
    u0_1._m0[_16] = uvec2(uint(_15), uint(_15 >> 32ul));
    double _98 = (_8 >= 0.0lf) ? _8 : 0.0lf;
    uint64_t _20 = (_8 >= 18446744073709551616.0lf) ? 18446744073709551615ul : uint64_t((_98 <= 18446744073709549568.0lf) ? _98 : 18446744073709549568.0lf);
    u0_1._m0[_16 + 1u] = uvec2(uint(_20), uint(_20 >> 32ul));
    double _111 = (_8 >= (-2147483648.0lf)) ? _8 : (-2147483648.0lf);
    uint64_t _26 = uint64_t(int(isnan(_8) ? 0u : uint(int((_111 <= 2147483647.0lf) ? _111 : 2147483647.0lf))));
    u0_1._m0[_16 + 2u] = uvec2(uint(_26), uint(_26 >> 32ul));
    double _121 = (_8 >= 0.0lf) ? _8 : 0.0lf;
    uint64_t _32 = uint64_t(uint((_121 <= 4294967295.0lf) ? _121 : 4294967295.0lf));
    u0_1._m0[_16 + 3u] = uvec2(uint(_32), uint(_32 >> 32ul));
    uint _127 = floatBitsToUint(_14);
    uint _131 = _127 & 2147483647u;
    bool _132 = _131 < 1593835520u;
    uint64_t _37 = _132 ? uint64_t(int64_t(_132 ? _14 : 0.0)) : ((_131 <= 2139095040u) ? ((int(_127) < int(0u)) ? 9223372036854775808ul : 9223372036854775807ul) : 0ul);
    u0_1._m0[_16 + 4u] = uvec2(uint(_37), uint(_37 >> 32ul));
    uint _144 = floatBitsToUint(_14);
    bool _146 = _144 < 1602224128u;
    uint64_t _42 = _146 ? uint64_t(_146 ? _14 : 0.0) : ((_144 <= 2139095040u) ? 18446744073709551615ul : 0ul);
    u0_1._m0[_16 + 5u] = uvec2(uint(_42), uint(_42 >> 32ul));
}

