#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

struct _149
{
    float _m0[3];
    uint64_t _m1;
    uint16_t _m2;
};

struct _153
{
    uint16_t _m0[2];
    float _m1[2][12];
    _149 _m2[2];
    double _m3;
    float16_t _m4;
    uint _m5;
    float _m6;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _154;
layout(buffer_reference) buffer _153;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _154
{
    _153 _m0;
};

layout(buffer_reference, std430) buffer _153
{
    uint16_t _m0[2];
    float _m1[2][12];
    _149 _m2[2];
    double _m3;
    float16_t _m4;
    uint _m5;
    float _m6;
};

layout(set = 0, binding = 2000, std430) writeonly buffer results
{
    float _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    uint64_t _113 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _121 = uint64_tPointer(_113);
    uint64_t _4 = uint64_tPointer(_121.value).value + (uint64_t((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 2u) + uintPointer(_113 + 16ul).value) * uint64_t(uintPointer(_121.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_t _138 = uint64_t(gl_LocalInvocationIndex);
    float _315[24];
    _315[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][0u];
    _315[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][1u];
    _315[2u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][2u];
    _315[3u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][3u];
    _315[4u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][4u];
    _315[5u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][5u];
    _315[6u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][6u];
    _315[7u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][7u];
    _315[8u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][8u];
    _315[9u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][9u];
    _315[10u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][10u];
    _315[11u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[0u][11u];
    _315[12u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][0u];
    _315[13u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][1u];
    _315[14u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][2u];
    _315[15u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][3u];
    _315[16u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][4u];
    _315[17u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][5u];
    _315[18u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][6u];
    _315[19u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][7u];
    _315[20u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][8u];
    _315[21u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][9u];
    _315[22u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][10u];
    _315[23u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m1[1u][11u];
    float _519[2];
    _519[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[0u]._m0[0u];
    float _522[2];
    _522[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[0u]._m0[1u];
    float _524[2];
    _524[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[0u]._m0[2u];
    uint64_t _538[2];
    _538[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[0u]._m1;
    uint16_t _554[2];
    _554[0u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[0u]._m2;
    _519[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[1u]._m0[0u];
    _522[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[1u]._m0[1u];
    _524[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[1u]._m0[2u];
    _538[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[1u]._m1;
    _554[1u] = _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m2[1u]._m2;
    uint _45 = gl_LocalInvocationIndex << 4u;
    uint _46 = _45 + 8u;
    results_1._m0[_46] = _519[gl_LocalInvocationIndex];
    results_1._m0[_45 + 9u] = _522[gl_LocalInvocationIndex];
    results_1._m0[_45 + 10u] = _524[gl_LocalInvocationIndex];
    results_1._m0[_45 + 11u] = float(_554[gl_LocalInvocationIndex]);
    results_1._m0[_45 + 12u] = float(int64_t(uint64_t(int64_t(_538[gl_LocalInvocationIndex]) >> int64_t(32ul))));
    results_1._m0[_45 + 13u] = _315[7u + (gl_LocalInvocationIndex * 12u)];
    results_1._m0[_45 + 14u] = float(_154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m3);
    results_1._m0[_45 + 15u] = float(uint16BitsToFloat16(min(float16BitsToUint16(_154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m4), 65534us)));
    results_1._m0[_46 + 8u] = (_154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m5 != 0u) ? 1.0 : 2.0;
    results_1._m0[_46 + 9u] = float((_154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m0[1u] * 10us) + _154(_5 + (_138 * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m0[0u]);
    float _78;
    if (gl_LocalInvocationIndex == 0u)
    {
        _78 = _154(_5 + (uint64_t(1u) * uint64_t(uintPointer(uint64_tPointer(_113).value + 16ul).value)))._m0._m6;
    }
    else
    {
        _78 = _154(_5)._m0._m6;
    }
    results_1._m0[_46 + 10u] = _78;
}

void main()
{
    uint64_t _716 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _721 = uint64_tPointer(_716);
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 2u) + uintPointer(_716 + 16ul).value) < min(uintPointer(_721.value + 24ul).value, uintPointer(_721.value + 20ul).value))
    {
        _1();
    }
}

