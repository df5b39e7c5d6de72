#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _70
{
    uint _m0;
    uint _m1;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _71;
layout(buffer_reference) buffer _70;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _71
{
    _70 _m0;
};

layout(buffer_reference, std430) buffer _70
{
    uint _m0;
    uint _m1;
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
    uint64_t _51 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _59 = uint64_tPointer(_51);
    uint64_t _3 = uint64_tPointer(_59.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_51 + 16ul).value) * uint64_t(uintPointer(_59.value + 16ul).value));
    uint64_t _4 = _3;
    _71 _74 = _71(_4);
    uint64_t _86 = _51 + 8ul;
    uint64_t _89 = uint64_t(32u);
    uint64_t _92 = uint64_tPointer(_86).value + (uint64_t(uintPointer(_51 + 32ul).value + 0u) * _89);
    uint _96 = atomicAdd(uintPointer(_92 + 24ul), 1u);
    uint64_t _7 = uint64_tPointer(_92).value + (uint64_t(((_96 + 1u) <= uintPointer(_92 + 20ul).value) ? _96 : 0u) * uint64_t(uintPointer(_92 + 16ul).value));
    uint64_t _8 = _7;
    _71(_8)._m0._m0 = _74._m0._m0 + 100u;
    _71(_8)._m0._m1 = 0u;
    uint64_t _122 = _51 + 36ul;
    uint64_t _129 = uint64_tPointer(_86).value + (uint64_t(uintPointer(_122).value) * _89);
    uint _132 = atomicAdd(uintPointer(_129 + 24ul), 0u);
    uint64_t _10 = uint64_tPointer(_129).value + (uint64_t(((_132 + 0u) <= uintPointer(_129 + 20ul).value) ? _132 : 0u) * uint64_t(uintPointer(_129 + 16ul).value));
    uint64_t _11 = _10;
    uint _161 = atomicAdd(uintPointer((uint64_tPointer(_86).value + (uint64_t(uintPointer(_51 + 40ul).value + 1u) * _89)) + 24ul), 3u);
    bool _13 = uintPointer((uint64_tPointer(_86).value + (uint64_t(uintPointer(_122).value) * _89)) + 20ul).value != 0u;
    uint _16 = atomicAdd(results_1._m0[15u], (_71(_4)._m0._m1 + _74._m0._m0) + (_13 ? 10000u : 0u));
}

void main()
{
    uint64_t _199 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _204 = uint64_tPointer(_199);
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_199 + 16ul).value) < min(uintPointer(_204.value + 24ul).value, uintPointer(_204.value + 20ul).value))
    {
        _1();
    }
}

