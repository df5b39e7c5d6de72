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
layout(local_size_x = 2, local_size_y = 2, local_size_z = 2) in;

struct _193
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

struct _218
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _194;
layout(buffer_reference) buffer _193;
layout(buffer_reference) buffer _219;
layout(buffer_reference) buffer _218;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _194
{
    _193 _m0;
};

layout(buffer_reference, std430) buffer _193
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _219
{
    _218 _m0;
};

layout(buffer_reference, std430) buffer _218
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _142;

void _1()
{
    uvec3 _42 = gl_WorkGroupID;
    uvec3 _65 = _42;
    _65.z = _42.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _78 = _42;
    _78.z = _42.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _88 = _42;
    _88.z = _42.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uint64_tPointer _96 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _7 = uint64_tPointer(_96.value).value + (uint64_t((_42.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_96.value + 16ul).value));
    uint64_t _8 = _7;
    uint64_t _137 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _149 = atomicAdd(uintPointer(_137 + 24ul), 2u);
        _142 = _149;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _9 = uint64_tPointer(_137).value + (uint64_t(((_142 + 2u) <= uintPointer(_137 + 20ul).value) ? _142 : 0u) * uint64_t(uintPointer(_137 + 16ul).value));
    uint64_t _10 = _9;
    if (gl_LocalInvocationIndex < 2u)
    {
        uvec3 _166 = gl_WorkGroupID;
        uvec3 _174 = _166;
        _174.z = _166.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uvec3 _182 = _166;
        _182.z = _166.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_t _188 = _10 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(48u));
        _194(_188)._m0._m0 = uint16_t(_174.z + 1u);
        _194(_188)._m0._m1 = 18446744073709551615ul << (uint64_t(gl_LocalInvocationIndex + 32u) & 63ul);
        _194(_188)._m0._m2[gl_LocalInvocationIndex] = float16_t(0.5);
        _194(_188)._m0._m2[gl_LocalInvocationIndex + 1u] = float16_t(_182.x + 2u);
        _194(_188)._m0._m3 = 1000u;
        _194(_188)._m0._m4 = double(float(_219(_8)._m0._m0) * 0.25);
        _194(_188)._m0._m5 = 65529us;
    }
    uint _33 = atomicAdd(results_1._m0[8u], _219(_8)._m0._m0 * (((((_78 * uvec3(2u)) + gl_LocalInvocationID).y * 10u) + ((_65 * uvec3(2u)) + gl_LocalInvocationID).x) + (((_88 * uvec3(2u)) + gl_LocalInvocationID).z * 100u)));
}

void main()
{
    uint64_tPointer _272 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((gl_WorkGroupID.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_272.value + 24ul).value, uintPointer(_272.value + 20ul).value))
    {
        uvec3 _285 = gl_WorkGroupID;
        uvec3 _293 = _285;
        _293.z = _285.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_tPointer _296 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
        if (all(lessThan(_293, uvec3(2u, 1u, 3u))))
        {
            _1();
        }
    }
}

