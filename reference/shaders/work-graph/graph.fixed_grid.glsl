#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 2) in;

struct _98
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

layout(buffer_reference) buffer _99;
layout(buffer_reference) buffer _98;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _99
{
    _98 _m0;
};

layout(buffer_reference, std430) buffer _98
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

void _1()
{
    uvec3 _21 = gl_WorkGroupID;
    uvec3 _44 = _21;
    _44.z = _21.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _57 = _21;
    _57.z = _21.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uvec3 _67 = _21;
    _67.z = _21.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
    uint64_tPointer _73 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _6 = uint64_tPointer(_73.value).value + (uint64_t((_21.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_73.value + 16ul).value));
    uint64_t _7 = _6;
    uint _14 = atomicAdd(results_1._m0[8u], _99(_7)._m0._m0 * (((((_57 * uvec3(2u)) + gl_LocalInvocationID).y * 10u) + ((_44 * uvec3(2u)) + gl_LocalInvocationID).x) + (((_67 * uvec3(2u)) + gl_LocalInvocationID).z * 100u)));
}

void main()
{
    uint64_tPointer _137 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((gl_WorkGroupID.z / uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_137.value + 24ul).value, uintPointer(_137.value + 20ul).value))
    {
        uvec3 _152 = gl_WorkGroupID;
        uvec3 _164 = _152;
        _164.z = _152.z % uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul).value;
        uint64_tPointer _167 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
        if (all(lessThan(_164, uvec3(2u, 1u, 3u))))
        {
            _1();
        }
    }
}

