#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _82
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

layout(buffer_reference) buffer _83;
layout(buffer_reference) buffer _82;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _83
{
    _82 _m0;
};

layout(buffer_reference, std430) buffer _82
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
    uint64_t _63 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _71 = uint64_tPointer(_63);
    uint64_t _3 = uint64_tPointer(_71.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_63 + 16ul).value) * uint64_t(uintPointer(_71.value + 16ul).value));
    uint64_t _4 = _3;
    _83 _86 = _83(_4);
    _83 _89 = _83(_4);
    uint64_t _93 = _63 + 32ul;
    uint64_t _98 = _63 + 8ul;
    uint64_t _101 = uint64_t(32u);
    bool _7 = uintPointer((uint64_tPointer(_98).value + (uint64_t(uintPointer(_93).value + 0u) * _101)) + 20ul).value != 0u;
    uint _8 = uint(_7);
    uint64_t _118 = uint64_tPointer(_98).value + (uint64_t(uintPointer(_93).value + 0u) * _101);
    uint _122 = atomicAdd(uintPointer(_118 + 24ul), _8);
    uint64_t _9 = uint64_tPointer(_118).value + (uint64_t(((_122 + _8) <= uintPointer(_118 + 20ul).value) ? _122 : 0u) * uint64_t(uintPointer(_118 + 16ul).value));
    uint64_t _10 = _9;
    if (_7)
    {
        _83(_10)._m0._m0 = _86._m0._m0 + 1u;
        _83(_10)._m0._m1 = _89._m0._m1 + 1u;
    }
    bool _13 = uintPointer((uint64_tPointer(_98).value + (uint64_t(uintPointer(_93).value + 1u) * _101)) + 20ul).value != 0u;
    uint _14 = uint(_13);
    uint64_t _163 = uint64_tPointer(_98).value + (uint64_t(uintPointer(_93).value + 1u) * _101);
    uint _166 = atomicAdd(uintPointer(_163 + 24ul), _14);
    uint64_t _15 = uint64_tPointer(_163).value + (uint64_t(((_166 + _14) <= uintPointer(_163 + 20ul).value) ? _166 : 0u) * uint64_t(uintPointer(_163 + 16ul).value));
    uint64_t _16 = _15;
    if (_13)
    {
        _83(_16)._m0._m0 = _86._m0._m0 + 2u;
        _83(_16)._m0._m1 = _89._m0._m1 + 1u;
    }
    uint _19 = atomicAdd(results_1._m0[9u], _86._m0._m0);
    uint _20 = uintPointer(_63 + 24ul).value;
    uint _23 = atomicAdd(results_1._m0[10u], (_20 * 10u) + _89._m0._m1);
    uint _24 = atomicAdd(results_1._m0[11u], 1u);
}

void main()
{
    uint64_t _220 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _225 = uint64_tPointer(_220);
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_220 + 16ul).value) < min(uintPointer(_225.value + 24ul).value, uintPointer(_225.value + 20ul).value))
    {
        _1();
    }
}

