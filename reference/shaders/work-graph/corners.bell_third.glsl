#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
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
    uvec3 _17 = gl_WorkGroupID;
    uint64_t _35 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 20ul;
    uvec3 _39 = _17;
    _39.z = _17.z % uintPointer(_35).value;
    uvec3 _49 = _17;
    _49.z = _17.z % uintPointer(_35).value;
    uint _9 = atomicAdd(results_1._m0[6u], ((((_39 * uvec3(2u, 1u, 1u)) + gl_LocalInvocationID).x * 10u) + 1u) + (((_49 * uvec3(2u, 1u, 1u)) + gl_LocalInvocationID).y * 100u));
}

void main()
{
    uint64_t _69 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _70 = _69 + 20ul;
    uint _80 = (gl_WorkGroupID.z / uintPointer(_70).value) + uintPointer(_69 + 16ul).value;
    uint64_tPointer _83 = uint64_tPointer(_69);
    if (_80 < min(uintPointer(_83.value + 24ul).value, uintPointer(_83.value + 20ul).value))
    {
        uint64_tPointer _97 = uint64_tPointer(_69);
        uvec3 _108 = gl_WorkGroupID;
        _108.z = _108.z % uintPointer(_70).value;
        if (all(lessThan(_108, uvec3(2u, 2u, 1u))))
        {
            _1();
        }
    }
}

