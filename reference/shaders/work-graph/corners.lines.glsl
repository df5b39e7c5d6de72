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

struct _93
{
    uint _m0[2];
    uint _m1;
    uint _m2;
};

struct _176
{
    uint _m0;
    uint _m1;
};

struct _263
{
    uint16_t _m0[2];
    uint16_t _m1;
};

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference, buffer_reference_align = 8) buffer uint64_tPointer
{
    uint64_t value;
};

layout(buffer_reference) buffer _94;
layout(buffer_reference) buffer _93;
layout(buffer_reference) buffer _177;
layout(buffer_reference) buffer _176;
layout(buffer_reference) buffer _264;
layout(buffer_reference) buffer _263;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _94
{
    _93 _m0;
};

layout(buffer_reference, std430) buffer _93
{
    uint _m0[2];
    uint _m1;
    uint _m2;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _177
{
    _176 _m0;
};

layout(buffer_reference, std430) buffer _176
{
    uint _m0;
    uint _m1;
};

layout(buffer_reference, buffer_reference_align = 2, std430) buffer _264
{
    _263 _m0;
};

layout(buffer_reference, std430) buffer _263
{
    uint16_t _m0[2];
    uint16_t _m1;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[2];
} push_constants_1;

shared uint _147;

void _1()
{
    uvec3 _44 = gl_WorkGroupID;
    uint64_t _61 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _64 = _61 + 20ul;
    uvec3 _68 = _44;
    _68.z = _44.z % uintPointer(_64).value;
    uint64_tPointer _81 = uint64_tPointer(_61);
    uint64_t _5 = uint64_tPointer(_81.value).value + (uint64_t((_44.z / uintPointer(_64).value) + uintPointer(_61 + 16ul).value) * uint64_t(uintPointer(_81.value + 16ul).value));
    uint64_t _6 = _5;
    _94 _100 = _94(_6);
    uint _12 = atomicAdd(results_1._m0[2u], (gl_LocalInvocationIndex + (_68.x * 10u)) + _94(_6)._m0._m0[1u]);
    uint64_t _117 = _61 + 8ul;
    uint64_t _121 = uint64_t(32u);
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _133 = atomicAdd(uintPointer((uint64_tPointer(_117).value + (uint64_t(uintPointer(_61 + 32ul).value + (_68.x % 3u)) * _121)) + 24ul), _68.x + 2u);
    }
    uint _15 = _68.x & 1u;
    uint64_t _143 = uint64_tPointer(_117).value + (uint64_t(uintPointer(_61 + 36ul).value + _15) * _121);
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _153 = atomicAdd(uintPointer(_143 + 24ul), 2u);
        _147 = _153;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _16 = uint64_tPointer(_143).value + (uint64_t(((_147 + 2u) <= uintPointer(_143 + 20ul).value) ? _147 : 0u) * uint64_t(uintPointer(_143 + 16ul).value));
    uint64_t _17 = _16;
    bool _18 = gl_LocalInvocationIndex < 2u;
    if (_18)
    {
        uint64_t _175 = _17 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(8u));
        _177(_175)._m0._m0 = _100._m0._m2 + (gl_LocalInvocationIndex * 1000u);
        _177(_175)._m0._m1 = 0u;
    }
    uint64_t _194 = uint64_tPointer(_117).value + (uint64_t(uintPointer(_61 + 40ul).value) * _121);
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _201 = atomicAdd(uintPointer(_194 + 24ul), _15);
        _147 = _201;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _21 = uint64_tPointer(_194).value + (uint64_t(((_147 + _15) <= uintPointer(_194 + 20ul).value) ? _147 : 0u) * uint64_t(uintPointer(_194 + 16ul).value));
    uint64_t _22 = _21;
    if ((gl_LocalInvocationIndex == 3u) && (_15 != 0u))
    {
        _177(_22)._m0._m0 = _100._m0._m2 + 7u;
        _177(_22)._m0._m1 = 1u;
    }
    uint64_t _233 = uint64_tPointer(_117).value + (uint64_t(uintPointer(_61 + 44ul).value) * _121);
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _240 = atomicAdd(uintPointer(_233 + 24ul), 2u);
        _147 = _240;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _27 = uint64_tPointer(_233).value + (uint64_t(((_147 + 2u) <= uintPointer(_233 + 20ul).value) ? _147 : 0u) * uint64_t(uintPointer(_233 + 16ul).value));
    uint64_t _28 = _27;
    if (_18)
    {
        uint64_t _261 = _28 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(8u));
        _264(_261)._m0._m0[0u] = 2us;
        _264(_261)._m0._m0[1u] = uint16_t(gl_LocalInvocationIndex + 1u);
        _264(_261)._m0._m1 = uint16_t(gl_LocalInvocationIndex + 300u);
    }
}

void main()
{
    uint64_t _287 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _288 = _287 + 20ul;
    uint _297 = (gl_WorkGroupID.z / uintPointer(_288).value) + uintPointer(_287 + 16ul).value;
    uint64_tPointer _298 = uint64_tPointer(_287);
    if (_297 < min(uintPointer(_298.value + 24ul).value, uintPointer(_298.value + 20ul).value))
    {
        uint64_tPointer _311 = uint64_tPointer(_287);
        uvec3 _322 = gl_WorkGroupID;
        _322.z = _322.z % uintPointer(_288).value;
        if (all(lessThan(_322, uvec3(uintPointer((uint64_tPointer(_311.value).value + (uint64_t(_297) * uint64_t(uintPointer(_311.value + 16ul).value))) + 8ul).value, 1u, 1u))))
        {
            _1();
        }
    }
}

