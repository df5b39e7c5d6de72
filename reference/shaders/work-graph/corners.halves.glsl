#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _82
{
    uint _m0;
    uint16_t _m1;
    uint16_t _m2[2];
    uint _m3;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _83;
layout(buffer_reference) buffer _82;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _83
{
    _82 _m0;
};

layout(buffer_reference, std430) buffer _82
{
    uint _m0;
    uint16_t _m1;
    uint16_t _m2[2];
    uint _m3;
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
    uvec3 _27 = gl_WorkGroupID;
    uint64_t _44 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _47 = _44 + 20ul;
    uvec3 _51 = _27;
    _51.z = _27.z % uintPointer(_47).value;
    uvec3 _56 = _27;
    _56.z = _27.z % uintPointer(_47).value;
    uint64_tPointer _69 = uint64_tPointer(_44);
    uint64_t _6 = uint64_tPointer(_69.value).value + (uint64_t((_27.z / uintPointer(_47).value) + uintPointer(_44 + 16ul).value) * uint64_t(uintPointer(_69.value + 16ul).value));
    uint64_t _7 = _6;
    uint _16 = atomicAdd(results_1._m0[0u], (((_56.y * 100u) + (_51.x * 10u)) + gl_LocalInvocationIndex) + _83(_7)._m0._m0);
    uint _19 = atomicAdd(results_1._m0[1u], uint(_83(_7)._m0._m1) + _83(_7)._m0._m3);
    uint _123 = atomicAdd(uintPointer((uint64_tPointer(_44 + 8ul).value + (uint64_t(uintPointer(_44 + 32ul).value + ((gl_LocalInvocationIndex + _51.x) % 3u)) * uint64_t(32u))) + 24ul), gl_LocalInvocationIndex);
}

void main()
{
    uint64_t _132 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _133 = _132 + 20ul;
    uint _142 = (gl_WorkGroupID.z / uintPointer(_133).value) + uintPointer(_132 + 16ul).value;
    uint64_tPointer _144 = uint64_tPointer(_132);
    if (_142 < min(uintPointer(_144.value + 24ul).value, uintPointer(_144.value + 20ul).value))
    {
        uint64_tPointer _157 = uint64_tPointer(_132);
        uint64_t _167 = uint64_tPointer(_157.value).value + (uint64_t(_142) * uint64_t(uintPointer(_157.value + 16ul).value));
        uvec3 _168 = gl_WorkGroupID;
        _168.z = _168.z % uintPointer(_133).value;
        if (all(lessThan(_168, uvec3(bitfieldExtract(uintPointer(_167 + 4ul).value, int(16u), int(16u)), bitfieldExtract(uintPointer(_167 + 8ul).value, int(0u), int(16u)), 1u))))
        {
            _1();
        }
    }
}

