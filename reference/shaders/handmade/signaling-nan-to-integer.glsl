#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _2 = source_1._m0[0u];
    double _34 = (uint64BitsToDouble(0x7ff7000000000000ul /* nan */) >= 0.0lf) ? uint64BitsToDouble(0x7ff7000000000000ul /* nan */) : 0.0lf;
    double _41 = (uint64BitsToDouble(0xfff0000000000001ul /* nan */) >= (-2147483648.0lf)) ? uint64BitsToDouble(0xfff0000000000001ul /* nan */) : (-2147483648.0lf);
    double _49 = (uint64BitsToDouble(0x7ff7000000000000ul /* nan */) >= 0.0lf) ? uint64BitsToDouble(0x7ff7000000000000ul /* nan */) : 0.0lf;
    dvec2 _13 = uint64BitsToDouble(u64vec2(4618159942891732992ul) | u64vec2(9218868437227405312ul));
    dvec2 _68 = mix(dvec2(0.0lf), _13, greaterThanEqual(_13, dvec2(0.0lf)));
    double _73 = (100000000000000000000.0lf >= 0.0lf) ? 100000000000000000000.0lf : 0.0lf;
    target_1._m0[0u] = uint((_34 <= 4294967295.0lf) ? _34 : 4294967295.0lf) + _2;
    target_1._m0[1u] = (isnan(uint64BitsToDouble(0xfff0000000000001ul /* nan */)) ? 0u : uint(int((_41 <= 2147483647.0lf) ? _41 : 2147483647.0lf))) + _2;
    target_1._m0[2u] = uint((_73 <= 4294967295.0lf) ? _73 : 4294967295.0lf);
    target_1._m0[3u] = uint(((uint64BitsToDouble(0x7ff7000000000000ul /* nan */) >= 18446744073709551616.0lf) ? 18446744073709551615ul : uint64_t((_49 <= 18446744073709549568.0lf) ? _49 : 18446744073709549568.0lf)) >> 32ul);
    target_1._m0[4u] = uvec2(mix(dvec2(4294967295.0lf), _68, lessThanEqual(_68, dvec2(4294967295.0lf)))).y;
}

