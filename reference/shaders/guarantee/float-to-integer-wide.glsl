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
    double _144 = isnan(-9223372036854775808.0lf) ? _8 : (isnan(_8) ? (-9223372036854775808.0lf) : max(_8, -9223372036854775808.0lf));
    uint64_t _15 = isnan(_8) ? 0ul : ((_8 >= 9223372036854775808.0lf) ? 9223372036854775807ul : uint64_t(int64_t(isnan(9223372036854774784.0lf) ? _144 : (isnan(_144) ? 9223372036854774784.0lf : min(_144, 9223372036854774784.0lf)))));
    uint _16 = gl_GlobalInvocationID.x * 6u;
    u0_1._m0[_16] = uvec2(uint(_15), uint(_15 >> 32ul));
    double _155 = isnan(0.0lf) ? _8 : (isnan(_8) ? 0.0lf : max(_8, 0.0lf));
    uint64_t _20 = (_8 >= 18446744073709551616.0lf) ? 18446744073709551615ul : uint64_t(isnan(18446744073709549568.0lf) ? _155 : (isnan(_155) ? 18446744073709549568.0lf : min(_155, 18446744073709549568.0lf)));
    u0_1._m0[_16 | 1u] = uvec2(uint(_20), uint(_20 >> 32ul));
    double _166 = isnan(-2147483648.0lf) ? _8 : (isnan(_8) ? (-2147483648.0lf) : max(_8, -2147483648.0lf));
    uint64_t _26 = uint64_t(int(isnan(_8) ? 0u : uint(int(isnan(2147483647.0lf) ? _166 : (isnan(_166) ? 2147483647.0lf : min(_166, 2147483647.0lf))))));
    u0_1._m0[_16 + 2u] = uvec2(uint(_26), uint(_26 >> 32ul));
    double _177 = isnan(0.0lf) ? _8 : (isnan(_8) ? 0.0lf : max(_8, 0.0lf));
    uint64_t _32 = uint64_t(uint(isnan(4294967295.0lf) ? _177 : (isnan(_177) ? 4294967295.0lf : min(_177, 4294967295.0lf))));
    u0_1._m0[_16 + 3u] = uvec2(uint(_32), uint(_32 >> 32ul));
    uint _115 = floatBitsToUint(_14);
    uint _118 = _115 & 2147483647u;
    bool _120 = _118 < 1593835520u;
    uint64_t _37 = _120 ? uint64_t(int64_t(_120 ? _14 : 0.0)) : ((_118 <= 2139095040u) ? ((int(_115) < int(0u)) ? 9223372036854775808ul : 9223372036854775807ul) : 0ul);
    u0_1._m0[_16 + 4u] = uvec2(uint(_37), uint(_37 >> 32ul));
    uint _132 = floatBitsToUint(_14);
    bool _134 = _132 < 1602224128u;
    uint64_t _42 = _134 ? uint64_t(_134 ? _14 : 0.0) : ((_132 <= 2139095040u) ? 18446744073709551615ul : 0ul);
    u0_1._m0[_16 + 5u] = uvec2(uint(_42), uint(_42 >> 32ul));
}

