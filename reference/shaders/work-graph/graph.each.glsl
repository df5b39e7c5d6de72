#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _99
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _100;
layout(buffer_reference) buffer _99;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _100
{
    _99 _m0;
};

layout(buffer_reference, std430) buffer _99
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
    uint64_tPointer _42 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _3 = uint64_tPointer(_42.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_42.value + 16ul).value));
    uint64_t _4 = _3;
    uint64_t _90 = uint64_t(32u);
    bool _18;
    if (uintPointer((uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 32ul).value) * _90)) + 20ul).value != 0u)
    {
        _18 = (_100(_4)._m0._m0 % 3u) != 0u;
    }
    else
    {
        _18 = false;
    }
    uint _9 = uint(_18);
    uint64_t _120 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 32ul).value) * _90);
    uint _124 = atomicAdd(uintPointer(_120 + 24ul), _9);
    uint64_t _10 = uint64_tPointer(_120).value + (uint64_t(((_124 + _9) <= uintPointer(_120 + 20ul).value) ? _124 : 0u) * uint64_t(uintPointer(_120 + 16ul).value));
    uint64_t _11 = _10;
    if (_18)
    {
        uint _13 = uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 24ul).value;
        _100(_11)._m0._m0 = _13 + _100(_4)._m0._m0;
    }
    uint _16 = atomicAdd(results_1._m0[1u], _100(_4)._m0._m0);
    uint _17 = atomicAdd(results_1._m0[2u], 1u);
}

void main()
{
    uint64_tPointer _186 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_186.value + 24ul).value, uintPointer(_186.value + 20ul).value))
    {
        _1();
    }
}

