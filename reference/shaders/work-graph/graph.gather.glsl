#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct _105
{
    uint _m0;
    float _m1[3];
};

struct _181
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

layout(buffer_reference) buffer _106;
layout(buffer_reference) buffer _105;
layout(buffer_reference) buffer _182;
layout(buffer_reference) buffer _181;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _106
{
    _105 _m0;
};

layout(buffer_reference, std430) buffer _105
{
    uint _m0;
    float _m1[3];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _182
{
    _181 _m0;
};

layout(buffer_reference, std430) buffer _181
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

shared uint sum;
shared uint _143;

void _1()
{
    uint64_t _57 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint _63 = (((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(_57 + 16ul).value;
    uint64_tPointer _65 = uint64_tPointer(_57);
    uint64_t _4 = uint64_tPointer(_65.value).value + (uint64_t(_63) * uint64_t(uintPointer(_65.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_tPointer _76 = uint64_tPointer(_57);
    bool _7 = gl_LocalInvocationIndex < min((min(uintPointer(_76.value + 24ul).value, uintPointer(_76.value + 20ul).value) - _63), 8u);
    bool _8 = gl_LocalInvocationIndex == 0u;
    if (_8)
    {
        sum = 0u;
    }
    barrier();
    if (_7)
    {
        uint _10 = atomicAdd(sum, _106(_5 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(uintPointer(uint64_tPointer(_57).value + 16ul).value)))._m0._m0);
    }
    barrier();
    if (_8)
    {
        uint _12 = atomicAdd(results_1._m0[0u], sum);
    }
    uint64_tPointer _118 = uint64_tPointer(_57);
    uint _13 = min((min(uintPointer(_118.value + 24ul).value, uintPointer(_118.value + 20ul).value) - _63), 8u);
    uint64_t _140 = uint64_tPointer(_57 + 8ul).value + (uint64_t(uintPointer(_57 + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _149 = atomicAdd(uintPointer(_140 + 24ul), _13);
        _143 = _149;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _14 = uint64_tPointer(_140).value + (uint64_t(((_143 + _13) <= uintPointer(_140 + 20ul).value) ? _143 : 0u) * uint64_t(uintPointer(_140 + 16ul).value));
    uint64_t _15 = _14;
    if (_7)
    {
        uint64_t _172 = uint64_t(gl_LocalInvocationIndex);
        _182(_15 + (_172 * uint64_t(8u)))._m0._m0 = _106(_5 + (_172 * uint64_t(uintPointer(uint64_tPointer(_57).value + 16ul).value)))._m0._m0;
    }
}

void main()
{
    uint64_t _204 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_tPointer _209 = uint64_tPointer(_204);
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(_204 + 16ul).value) < min(uintPointer(_209.value + 24ul).value, uintPointer(_209.value + 20ul).value))
    {
        _1();
    }
}

