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

struct _170
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

struct _195
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

layout(buffer_reference) buffer _171;
layout(buffer_reference) buffer _170;
layout(buffer_reference) buffer _196;
layout(buffer_reference) buffer _195;
layout(buffer_reference, buffer_reference_align = 8, std430) buffer _171
{
    _170 _m0;
};

layout(buffer_reference, std430) buffer _170
{
    uint16_t _m0;
    uint64_t _m1;
    float16_t _m2[3];
    uint _m3;
    double _m4;
    uint16_t _m5;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _196
{
    _195 _m0;
};

layout(buffer_reference, std430) buffer _195
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

shared uint _125;

void _1()
{
    uvec3 _42 = gl_WorkGroupID;
    uint64_t _58 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _61 = _58 + 20ul;
    uvec3 _65 = _42;
    _65.z = _42.z % uintPointer(_61).value;
    uvec3 _75 = _42;
    _75.z = _42.z % uintPointer(_61).value;
    uvec3 _82 = _42;
    _82.z = _42.z % uintPointer(_61).value;
    uint64_tPointer _97 = uint64_tPointer(_58);
    uint64_t _7 = uint64_tPointer(_97.value).value + (uint64_t((_42.z / uintPointer(_61).value) + uintPointer(_58 + 16ul).value) * uint64_t(uintPointer(_97.value + 16ul).value));
    uint64_t _8 = _7;
    uint64_t _120 = uint64_tPointer(_58 + 8ul).value + (uint64_t(uintPointer(_58 + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _132 = atomicAdd(uintPointer(_120 + 24ul), 2u);
        _125 = _132;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _9 = uint64_tPointer(_120).value + (uint64_t(((_125 + 2u) <= uintPointer(_120 + 20ul).value) ? _125 : 0u) * uint64_t(uintPointer(_120 + 16ul).value));
    uint64_t _10 = _9;
    if (gl_LocalInvocationIndex < 2u)
    {
        uvec3 _149 = gl_WorkGroupID;
        uvec3 _154 = _149;
        _154.z = _149.z % uintPointer(_61).value;
        uvec3 _159 = _149;
        _159.z = _149.z % uintPointer(_61).value;
        uint64_t _165 = _10 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(48u));
        _171(_165)._m0._m0 = uint16_t(_154.z + 1u);
        _171(_165)._m0._m1 = 18446744073709551615ul << (uint64_t(gl_LocalInvocationIndex + 32u) & 63ul);
        _171(_165)._m0._m2[gl_LocalInvocationIndex] = float16_t(0.5);
        _171(_165)._m0._m2[gl_LocalInvocationIndex + 1u] = float16_t(_159.x + 2u);
        _171(_165)._m0._m3 = 1000u;
        _171(_165)._m0._m4 = double(float(_196(_8)._m0._m0) * 0.25);
        _171(_165)._m0._m5 = 65529us;
    }
    uint _33 = atomicAdd(results_1._m0[8u], _196(_8)._m0._m0 * (((((_75 * uvec3(2u)) + gl_LocalInvocationID).y * 10u) + ((_65 * uvec3(2u)) + gl_LocalInvocationID).x) + (((_82 * uvec3(2u)) + gl_LocalInvocationID).z * 100u)));
}

void main()
{
    uint64_t _234 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _235 = _234 + 20ul;
    uint _244 = (gl_WorkGroupID.z / uintPointer(_235).value) + uintPointer(_234 + 16ul).value;
    uint64_tPointer _245 = uint64_tPointer(_234);
    if (_244 < min(uintPointer(_245.value + 24ul).value, uintPointer(_245.value + 20ul).value))
    {
        uint64_tPointer _258 = uint64_tPointer(_234);
        uvec3 _269 = gl_WorkGroupID;
        _269.z = _269.z % uintPointer(_235).value;
        if (all(lessThan(_269, uvec3(2u, 1u, 3u))))
        {
            _1();
        }
    }
}

