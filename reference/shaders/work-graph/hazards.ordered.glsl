#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _76
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

layout(buffer_reference) buffer _77;
layout(buffer_reference) buffer _76;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _77
{
    _76 _m0;
};

layout(buffer_reference, std430) buffer _76
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) coherent buffer values
{
    uint _m0[];
} values_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

void _1()
{
    uvec3 _30 = gl_WorkGroupID;
    uint64_t _47 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _50 = _47 + 20ul;
    uvec3 _54 = _30;
    _54.z = _30.z % uintPointer(_50).value;
    uint64_tPointer _65 = uint64_tPointer(_47);
    uint64_t _5 = uint64_tPointer(_65.value).value + (uint64_t((_30.z / uintPointer(_50).value) + uintPointer(_47 + 16ul).value) * uint64_t(uintPointer(_65.value + 16ul).value));
    uint64_t _6 = _5;
    uint _10 = (_77(_6)._m0._m0 + (_54.x << 2u)) << 2u;
    uint _13 = gl_LocalInvocationID.x << 2u;
    uint _14 = _10 + _13;
    uint _88 = _14 >> 2u;
    values_1._m0[_88] = (_54.x * 10u) + gl_LocalInvocationID.x;
    groupMemoryBarrier();
    barrier();
    values_1._m0[(_88 + 16u) & 1073741823u] = values_1._m0[(_10 + (_13 ^ 4u)) >> 2u];
}

void main()
{
    uint64_t _109 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _110 = _109 + 20ul;
    uint _119 = (gl_WorkGroupID.z / uintPointer(_110).value) + uintPointer(_109 + 16ul).value;
    uint64_tPointer _121 = uint64_tPointer(_109);
    if (_119 < min(uintPointer(_121.value + 24ul).value, uintPointer(_121.value + 20ul).value))
    {
        uint64_tPointer _135 = uint64_tPointer(_109);
        uvec3 _146 = gl_WorkGroupID;
        _146.z = _146.z % uintPointer(_110).value;
        if (all(lessThan(_146, uvec3(3u, 1u, 1u))))
        {
            _1();
        }
    }
}

