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

struct _155
{
    float _m0[3];
    uint64_t _m1;
    uint16_t _m2;
};

struct _159
{
    uint16_t _m0[2];
    float _m1[2][12];
    _155 _m2[2];
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

layout(buffer_reference) buffer _160;
layout(buffer_reference) buffer _159;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _160
{
    _159 _m0;
};

layout(buffer_reference, std430) buffer _159
{
    uint16_t _m0[2];
    float _m1[2][12];
    _155 _m2[2];
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

shared uint _111;

void _1()
{
    uint64_t _65 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _68 = _65 + 20ul;
    uint64_tPointer _83 = uint64_tPointer(_65);
    uint64_t _4 = uint64_tPointer(_83.value).value + (uint64_t((gl_WorkGroupID.z / uintPointer(_68).value) + uintPointer(_65 + 16ul).value) * uint64_t(uintPointer(_83.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_t _106 = uint64_tPointer(_65 + 8ul).value + (uint64_t(uintPointer(_65 + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _118 = atomicAdd(uintPointer(_106 + 24ul), 2u);
        _111 = _118;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _6 = uint64_tPointer(_106).value + (uint64_t(((_111 + 2u) <= uintPointer(_106 + 20ul).value) ? _111 : 0u) * uint64_t(uintPointer(_106 + 16ul).value));
    uint64_t _7 = _6;
    if (gl_LocalInvocationIndex < 2u)
    {
        uvec3 _136 = gl_WorkGroupID;
        _136.z = _136.z % uintPointer(_68).value;
        uint _10 = 1u - gl_LocalInvocationIndex;
        uint64_t _177 = _7 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(192u));
        _160(_177)._m0._m2[gl_LocalInvocationIndex]._m0[0u] = _160(_5)._m0._m2[_10]._m0[0u];
        _160(_177)._m0._m2[gl_LocalInvocationIndex]._m0[1u] = _160(_5)._m0._m2[_10]._m0[1u];
        _160(_177)._m0._m2[gl_LocalInvocationIndex]._m0[2u] = _160(_5)._m0._m2[_10]._m0[2u];
        _160(_177)._m0._m2[gl_LocalInvocationIndex]._m1 = _160(_5)._m0._m2[_10]._m1;
        _160(_177)._m0._m2[gl_LocalInvocationIndex]._m2 = _160(_5)._m0._m2[_10]._m2;
        uint _16 = ((_136 * uvec3(8u, 1u, 1u)) + gl_LocalInvocationID).x & 1u;
        _160(_177)._m0._m1[gl_LocalInvocationIndex][0u] = _160(_5)._m0._m1[_16][0u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][1u] = _160(_5)._m0._m1[_16][1u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][2u] = _160(_5)._m0._m1[_16][2u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][3u] = _160(_5)._m0._m1[_16][3u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][4u] = _160(_5)._m0._m1[_16][4u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][5u] = _160(_5)._m0._m1[_16][5u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][6u] = _160(_5)._m0._m1[_16][6u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][7u] = _160(_5)._m0._m1[_16][7u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][8u] = _160(_5)._m0._m1[_16][8u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][9u] = _160(_5)._m0._m1[_16][9u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][10u] = _160(_5)._m0._m1[_16][10u];
        _160(_177)._m0._m1[gl_LocalInvocationIndex][11u] = _160(_5)._m0._m1[_16][11u];
        _160(_177)._m0._m5 = uint(_160(_5)._m0._m5 == 0u);
        _160(_177)._m0._m3 = _160(_5)._m0._m3 * 2.0lf;
        _160(_177)._m0._m4 = _160(_5)._m0._m4 + float16_t(1.0);
        _160(_177)._m0._m0[0u] = 1us;
        _160(_177)._m0._m0[1u] = 2us;
    }
    else
    {
        if (gl_LocalInvocationIndex == 2u)
        {
            _160(_7)._m0._m6 = 2.5;
            _160(_7 + (uint64_t(1u) * uint64_t(192u)))._m0._m6 = 3.5;
        }
    }
    uint _37 = atomicCompSwap(uintPointer(_160(_5)._m0._m6), 0u, 1069547520u);
    results_1._m0[1u] = uintBitsToFloat(_37);
    groupMemoryBarrier();
    barrier();
    results_1._m0[0u] = _160(_5)._m0._m6;
}

void main()
{
    uint64_t _345 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _346 = _345 + 20ul;
    uint _355 = (gl_WorkGroupID.z / uintPointer(_346).value) + uintPointer(_345 + 16ul).value;
    uint64_tPointer _356 = uint64_tPointer(_345);
    if (_355 < min(uintPointer(_356.value + 24ul).value, uintPointer(_356.value + 20ul).value))
    {
        uint64_tPointer _369 = uint64_tPointer(_345);
        uint64_t _379 = uint64_tPointer(_369.value).value + (uint64_t(_355) * uint64_t(uintPointer(_369.value + 16ul).value));
        uvec3 _380 = gl_WorkGroupID;
        _380.z = _380.z % uintPointer(_346).value;
        if (all(lessThan(_380, uvec3(bitfieldExtract(uintPointer(_379).value, int(0u), int(16u)), bitfieldExtract(uintPointer(_379).value, int(16u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

