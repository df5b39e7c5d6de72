#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

struct _94
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

layout(buffer_reference) buffer _95;
layout(buffer_reference) buffer _94;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _95
{
    _94 _m0;
};

layout(buffer_reference, std430) buffer _94
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
    uint64_t _57 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _65 = uint64_tPointer(_57);
    uint64_t _3 = uint64_tPointer(_65.value).value + (uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_57 + 16ul).value) * uint64_t(uintPointer(_65.value + 16ul).value));
    uint64_t _4 = _3;
    uint64_t _77 = _57 + 32ul;
    uint64_t _81 = _57 + 8ul;
    uint64_t _84 = uint64_t(32u);
    bool _5 = uintPointer((uint64_tPointer(_81).value + (uint64_t(uintPointer(_77).value) * _84)) + 20ul).value != 0u;
    bool _18;
    if (_5)
    {
        _18 = (_95(_4)._m0._m0 % 3u) != 0u;
    }
    else
    {
        _18 = false;
    }
    uint _9 = uint(_18);
    uint64_t _109 = uint64_tPointer(_81).value + (uint64_t(uintPointer(_77).value) * _84);
    uint _113 = atomicAdd(uintPointer(_109 + 24ul), _9);
    uint64_t _10 = uint64_tPointer(_109).value + (uint64_t(((_113 + _9) <= uintPointer(_109 + 20ul).value) ? _113 : 0u) * uint64_t(uintPointer(_109 + 16ul).value));
    uint64_t _11 = _10;
    if (_18)
    {
        uint _13 = uintPointer(_57 + 24ul).value;
        _95(_11)._m0._m0 = _13 + _95(_4)._m0._m0;
    }
    uint _16 = atomicAdd(results_1._m0[1u], _95(_4)._m0._m0);
    uint _17 = atomicAdd(results_1._m0[2u], 1u);
}

void main()
{
    uint64_t _166 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _171 = uint64_tPointer(_166);
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 32u) + gl_LocalInvocationIndex) + uintPointer(_166 + 16ul).value) < min(uintPointer(_171.value + 24ul).value, uintPointer(_171.value + 20ul).value))
    {
        _1();
    }
}

