#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

struct _123
{
    uint _m0;
    float _m1[3];
};

struct _221
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

layout(buffer_reference) buffer _124;
layout(buffer_reference) buffer _123;
layout(buffer_reference) buffer _222;
layout(buffer_reference) buffer _221;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _124
{
    _123 _m0;
};

layout(buffer_reference, std430) buffer _123
{
    uint _m0;
    float _m1[3];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _222
{
    _221 _m0;
};

layout(buffer_reference, std430) buffer _221
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
shared uint _181;

void _1()
{
    uint64_tPointer _46 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint64_t _4 = uint64_tPointer(_46.value).value + (uint64_t((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) * uint64_t(uintPointer(_46.value + 16ul).value));
    uint64_t _5 = _4;
    uint64_tPointer _92 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    bool _7 = gl_LocalInvocationIndex < min((min(uintPointer(_92.value + 24ul).value, uintPointer(_92.value + 20ul).value) - ((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value)), 8u);
    bool _8 = gl_LocalInvocationIndex == 0u;
    if (_8)
    {
        sum = 0u;
    }
    barrier();
    if (_7)
    {
        uint _10 = atomicAdd(sum, _124(_5 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(uintPointer(uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))).value + 16ul).value)))._m0._m0);
    }
    barrier();
    if (_8)
    {
        uint _12 = atomicAdd(results_1._m0[0u], sum);
    }
    uint64_tPointer _152 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    uint _13 = min((min(uintPointer(_152.value + 24ul).value, uintPointer(_152.value + 20ul).value) - ((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value)), 8u);
    uint64_t _178 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 8ul).value + (uint64_t(uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 32ul).value) * uint64_t(32u));
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _187 = atomicAdd(uintPointer(_178 + 24ul), _13);
        _181 = _187;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _14 = uint64_tPointer(_178).value + (uint64_t(((_181 + _13) <= uintPointer(_178 + 20ul).value) ? _181 : 0u) * uint64_t(uintPointer(_178 + 16ul).value));
    uint64_t _15 = _14;
    if (_7)
    {
        uint64_t _212 = uint64_t(gl_LocalInvocationIndex);
        _222(_15 + (_212 * uint64_t(8u)))._m0._m0 = _124(_5 + (_212 * uint64_t(uintPointer(uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))).value + 16ul).value)))._m0._m0;
    }
}

void main()
{
    uint64_tPointer _251 = uint64_tPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])));
    if (((((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x) * 8u) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])) + 16ul).value) < min(uintPointer(_251.value + 24ul).value, uintPointer(_251.value + 20ul).value))
    {
        _1();
    }
}

