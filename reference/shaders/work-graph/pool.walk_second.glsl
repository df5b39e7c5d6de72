#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x_id = 0, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 3) const uint _63 = 0u;
layout(constant_id = 4) const uint _92 = 0u;

struct _118
{
    uint _m0;
    uint _m1;
};

layout(constant_id = 100) const uint _128 = 0u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _119;
layout(buffer_reference) buffer _118;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _119
{
    _118 _m0;
};

layout(buffer_reference, std430) buffer _118
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
    uint _m0[16];
} push_constants_1;

void _1()
{
    bool _65 = _63 != 0u;
    uint64_t _75 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _76 = uint64_t(4u);
    uint64_t _77 = uint64_t(((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * _3) + gl_LocalInvocationIndex) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
    uint64_t _87 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    bool _93 = _92 != 0u;
    uint64_t _106 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _107 = _93 ? _106 : _87;
    uint64_t _8 = (_93 ? packUint2x32(uvec2(uintPointer(_107).value, uintPointer(_107 + 4ul).value)) : _106) + (_65 ? (_77 * uint64_t(_93 ? uintPointer(_93 ? _75 : _87).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_65) ? (_75 + (_77 * _76)) : _87).value));
    uint64_t _9 = _8;
    _119 _122 = _119(_9);
    _119 _125 = _119(_9);
    bool _12 = (_128 != 4294967295u) && ((push_constants_1._m0[15u] != 0u) || (2u != 1u));
    bool _14 = (_125._m0._m1 < 5u) && _12;
    uint _15 = uint(_14);
    uint _175;
    if (_15 != 0u)
    {
        uint _147 = _128 + 2u;
        uint64_t _149 = _87 + 8ul;
        uint _154 = atomicAdd(uintPointer(_149 + (uint64_t(_147) * _76)), _15);
        uint _156 = atomicAdd(uintPointer(_87), ((_15 * 8u) + 15u) & 4294967280u);
        uint _159 = atomicAdd(uintPointer(_87 + 4ul), 1u);
        uint64_t _167 = _149 + (uint64_t((_159 << 1u) + push_constants_1._m0[14u]) * _76);
        uint _168 = _128 + 2u;
        uintPointer(_167).value = (_168 << 8u) | (_15 - 1u);
        uintPointer(_167 + 4ul).value = _156;
        _175 = _156;
    }
    else
    {
        _175 = _15;
    }
    uint64_t _16 = packUint2x32(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u])) + uint64_t(_175);
    uint64_t _17 = _16;
    if (_14)
    {
        _119(_17)._m0._m0 = _122._m0._m0 + 1u;
        _119(_17)._m0._m1 = _125._m0._m1 + 1u;
    }
    uint _20 = atomicAdd(results_1._m0[5u], _122._m0._m0);
    uint _21 = atomicAdd(results_1._m0[8u], 1u);
    uint _22 = push_constants_1._m0[15u];
    uint _23 = atomicAdd(results_1._m0[10u], _22);
}

void main()
{
    if ((((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * _3) + gl_LocalInvocationIndex) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value) < uintPointer(packUint2x32(uvec2(push_constants_1._m0[4u], push_constants_1._m0[5u]))).value)
    {
        _1();
    }
}

