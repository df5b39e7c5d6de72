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
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) buffer u0_2
{
    uvec2 _m0[];
} u0_3;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

void _3(uint _118, uint _119, uint _120, uint _121, uint _122, uint _123)
{
    if (gl_GlobalInvocationID.x == 5u)
    {
        uint _139 = atomicAdd(print_records_1._m0, 1u);
        if (_139 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_139][0u] = 2596069104u;
            print_records_1._m1[_139][1u] = 305419896u;
            print_records_1._m1[_139][2u] = gl_GlobalInvocationID.x;
            print_records_1._m1[_139][3u] = gl_GlobalInvocationID.y;
            print_records_1._m1[_139][4u] = gl_GlobalInvocationID.z;
            print_records_1._m1[_139][5u] = _118;
            print_records_1._m1[_139][6u] = _119;
            print_records_1._m1[_139][7u] = _120;
            print_records_1._m1[_139][8u] = _121;
            print_records_1._m1[_139][9u] = _122;
            print_records_1._m1[_139][10u] = _123;
        }
    }
}

void main()
{
    uint _6 = u0_1._m0[gl_GlobalInvocationID.x];
    _3(0u, 4u, 0u, 5u, _6, 0u);
    _3(0u, 5u, 0u, 5u, _6, 0u);
    uint _11 = uint(u1_1._m0.length()) * 4u;
    _3(0u, 6u, 0u, 5u, _11, 0u);
    _3(0u, 7u, 0u, 5u, _11, 0u);
    uint _15 = _11 + 1074266112u;
    _3(0u, 8u, 0u, 5u, _15, 0u);
    double _16 = packDouble2x32(uvec2(_6, _15));
    uvec2 _62 = unpackDouble2x32(_16);
    _3(0u, 9u, 0u, 10u, _62.x, _62.y);
    float _17 = uintBitsToFloat(_6);
    _3(0u, 10u, 0u, 9u, floatBitsToUint(_17), 0u);
    precise float16_t _18 = float16_t(_17);
    _3(0u, 11u, 0u, 8u, uint(float16BitsToUint16(_18)), 0u);
    bool _19 = _18 > float16_t(1.0);
    _3(0u, 12u, 0u, 1u, uint(_19), 0u);
    float16_t _20 = _18 * float16_t(2.0);
    _3(0u, 13u, 0u, 8u, uint(float16BitsToUint16(_20)), 0u);
    uint _21 = uint(_20);
    _3(0u, 14u, 0u, 5u, _21, 0u);
    uint _22 = _19 ? _21 : _6;
    _3(0u, 15u, 0u, 5u, _22, 0u);
    precise float _23 = float(_16);
    _3(0u, 16u, 0u, 9u, floatBitsToUint(_23), 0u);
    uint _24 = floatBitsToUint(_23);
    _3(0u, 17u, 0u, 5u, _24, 0u);
    uint _25 = gl_GlobalInvocationID.x << 3u;
    _3(0u, 18u, 0u, 5u, _25, 0u);
    _3(0u, 19u, 0u, 5u, _25 + 64u, 0u);
    _3(0u, 20u, 0u, 0u, 0u, 0u);
    u0_3._m0[gl_GlobalInvocationID.x + 8u] = uvec2(_22, _24);
}

