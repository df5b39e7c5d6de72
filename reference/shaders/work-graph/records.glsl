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
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct _151
{
    float _m0[3];
    uint16_t _m1;
    uint64_t _m2;
};

struct _155
{
    uint16_t _m0[2];
    float _m1[2][12];
    _151 _m2[2];
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

layout(buffer_reference) buffer _156;
layout(buffer_reference) buffer _155;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _156
{
    _155 _m0;
};

layout(buffer_reference, std430) buffer _155
{
    uint16_t _m0[2];
    float _m1[2][12];
    _151 _m2[2];
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

shared uint _107;

void _1()
{
    uint64_t _61 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _64 = _61 + 20ul;
    uint64_tPointer _79 = uint64_tPointer(_61);
    uint64_t _4 = uint64_tPointer(_79.value).value + (uint64_t((gl_WorkGroupID.z / uintPointer(_64).value) + uintPointer(_61 + 16ul).value) * uint64_t(uintPointer(_79.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_t _102 = uint64_tPointer(_61 + 8ul).value + (uint64_t(uintPointer(_61 + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _114 = atomicAdd(uintPointer(_102 + 24ul), 2u);
        _107 = _114;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _6 = uint64_tPointer(_102).value + (uint64_t(((_107 + 2u) <= uintPointer(_102 + 20ul).value) ? _107 : 0u) * uint64_t(uintPointer(_102 + 16ul).value));
    uint64_t _7 = _6;
    if (gl_LocalInvocationIndex < 2u)
    {
        uvec3 _132 = gl_WorkGroupID;
        _132.z = _132.z % uintPointer(_64).value;
        uint _10 = 1u - gl_LocalInvocationIndex;
        uint64_t _173 = _7 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(176u));
        _156(_173)._m0._m2[gl_LocalInvocationIndex]._m0[0u] = _156(_5)._m0._m2[_10]._m0[0u];
        _156(_173)._m0._m2[gl_LocalInvocationIndex]._m0[1u] = _156(_5)._m0._m2[_10]._m0[1u];
        _156(_173)._m0._m2[gl_LocalInvocationIndex]._m0[2u] = _156(_5)._m0._m2[_10]._m0[2u];
        _156(_173)._m0._m2[gl_LocalInvocationIndex]._m1 = _156(_5)._m0._m2[_10]._m1;
        _156(_173)._m0._m2[gl_LocalInvocationIndex]._m2 = _156(_5)._m0._m2[_10]._m2;
        uint _16 = ((_132 * uvec3(8u, 1u, 1u)) + gl_LocalInvocationID).x & 1u;
        _156(_173)._m0._m1[gl_LocalInvocationIndex][0u] = _156(_5)._m0._m1[_16][0u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][1u] = _156(_5)._m0._m1[_16][1u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][2u] = _156(_5)._m0._m1[_16][2u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][3u] = _156(_5)._m0._m1[_16][3u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][4u] = _156(_5)._m0._m1[_16][4u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][5u] = _156(_5)._m0._m1[_16][5u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][6u] = _156(_5)._m0._m1[_16][6u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][7u] = _156(_5)._m0._m1[_16][7u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][8u] = _156(_5)._m0._m1[_16][8u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][9u] = _156(_5)._m0._m1[_16][9u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][10u] = _156(_5)._m0._m1[_16][10u];
        _156(_173)._m0._m1[gl_LocalInvocationIndex][11u] = _156(_5)._m0._m1[_16][11u];
        _156(_173)._m0._m5 = uint(_156(_5)._m0._m5 == 0u);
        _156(_173)._m0._m3 = _156(_5)._m0._m3 * 2.0lf;
        _156(_173)._m0._m4 = _156(_5)._m0._m4 + float16_t(1.0);
        _156(_173)._m0._m0[0u] = 1us;
        _156(_173)._m0._m0[1u] = 2us;
        _156(_173)._m0._m6 = 0.0;
    }
    uint _36 = atomicCompSwap(uintPointer(_156(_5)._m0._m6), 0u, 1069547520u);
    results_1._m0[1u] = uintBitsToFloat(_36);
    groupMemoryBarrier();
    barrier();
    results_1._m0[0u] = _156(_5)._m0._m6;
}

void main()
{
    uint64_t _333 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _334 = _333 + 20ul;
    uint _343 = (gl_WorkGroupID.z / uintPointer(_334).value) + uintPointer(_333 + 16ul).value;
    uint64_tPointer _344 = uint64_tPointer(_333);
    if (_343 < min(uintPointer(_344.value + 24ul).value, uintPointer(_344.value + 20ul).value))
    {
        uint64_tPointer _357 = uint64_tPointer(_333);
        uint64_t _367 = uint64_tPointer(_357.value).value + (uint64_t(_343) * uint64_t(uintPointer(_357.value + 16ul).value));
        uvec3 _368 = gl_WorkGroupID;
        _368.z = _368.z % uintPointer(_334).value;
        if (all(lessThan(_368, uvec3(bitfieldExtract(uintPointer(_367).value, int(0u), int(16u)), bitfieldExtract(uintPointer(_367).value, int(16u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

