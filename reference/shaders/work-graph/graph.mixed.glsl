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
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _83
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _84;
layout(buffer_reference) buffer _83;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _84
{
    _83 _m0;
};

layout(buffer_reference, std430) buffer _83
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    uint64_t _59 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _67 = uint64_tPointer(_59);
    uint64_t _3 = uint64_tPointer(_67.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_59 + 16ul).value) * uint64_t(uintPointer(_67.value + 16ul).value));
    uint64_t _4 = _3;
    uint _12 = atomicAdd(results_1._m0[9u], uint(_84(_4)._m0._m0));
    uint _15 = atomicAdd(results_1._m0[10u], uint(_84(_4)._m0._m1 >> 32ul));
    uint _18 = atomicAdd(results_1._m0[11u], uint(_84(_4)._m0._m2[1u] * float16_t(2.0)));
    uint _21 = atomicAdd(results_1._m0[12u], uint(int16_t(_84(_4)._m0._m5)) + _84(_4)._m0._m3);
    uint _24 = atomicAdd(results_1._m0[13u], uint(_84(_4)._m0._m4 * 4.0lf));
}

void main()
{
    uint64_t _146 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _152 = uint64_tPointer(_146);
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_146 + 16ul).value) < min(uintPointer(_152.value + 24ul).value, uintPointer(_152.value + 20ul).value))
    {
        _1();
    }
}

