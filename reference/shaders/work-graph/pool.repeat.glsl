#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 6) const uint _71 = 0u;
layout(constant_id = 3) const uint _105 = 1u;
layout(constant_id = 4) const uint _133 = 0u;

struct _160
{
    uint _m0;
};

layout(constant_id = 7) const uint _217 = 5u;
layout(constant_id = 8) const uint _218 = 3u;
layout(constant_id = 9) const uint _219 = 2u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _161;
layout(buffer_reference) buffer _160;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _161
{
    _160 _m0;
};

layout(buffer_reference, std430) buffer _160
{
    uint _m0;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(set = 0, binding = 3, std140) uniform local
{
    vec4 _m0[1];
} local_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[16];
} push_constants_1;

uvec3 _50;
shared uint exchanged[32];
uint counters[4] = uint[](1u, 10u, 100u, 1000u);
uint _220;

void _2(uint _210)
{
    counters[_210] *= 3u;
}

void _1()
{
    uvec3 _51 = _50;
    uvec3 _52 = _50;
    uvec3 _53 = _50;
    uvec3 _56 = _50;
    uvec3 _63 = _50;
    uvec3 _66 = _50;
    bool _106 = _105 != 0u;
    uint64_t _116 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _118 = uint64_t(((_71 != 0u) ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
    uint64_t _128 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    bool _134 = _133 != 0u;
    uint64_t _147 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _148 = _134 ? _147 : _128;
    uint64_t _11 = (_134 ? packUint2x32(uvec2(uintPointer(_148).value, uintPointer(_148 + 4ul).value)) : _147) + (_106 ? (_118 * uint64_t(_134 ? uintPointer(_134 ? _116 : _128).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_106) ? (_116 + (_118 * uint64_t(4u))) : _128).value));
    uint64_t _12 = _11;
    uint _16 = (((_53.z * 3u) + _52.y) * 5u) + _51.x;
    _2((_161(_12)._m0._m0 + gl_LocalInvocationIndex) & 3u);
    exchanged[gl_LocalInvocationIndex] = (_16 << 5u) + gl_LocalInvocationIndex;
    barrier();
    uint _23 = exchanged[gl_LocalInvocationIndex ^ 31u];
    uint _24 = gl_LocalInvocationIndex & 3u;
    uint _29 = atomicAdd(results_1._m0[13u], counters[_24 ^ 1u] + counters[_24]);
    uint _32 = atomicAdd(results_1._m0[14u], _23 * (gl_LocalInvocationIndex + 1u));
    uint _37 = atomicAdd(results_1._m0[15u], ((((_63 * uvec3(32u, 1u, 1u)) + gl_LocalInvocationID).y * 100u) + ((_56 * uvec3(32u, 1u, 1u)) + gl_LocalInvocationID).x) + (((_66 * uvec3(32u, 1u, 1u)) + gl_LocalInvocationID).z * 1000u));
    uint _45 = atomicAdd(results_1._m0[_16 + 16u], (floatBitsToUint(local_1._m0[0u].y) * _16) + floatBitsToUint(local_1._m0[0u].x));
}

void main()
{
    bool _221 = _71 != 0u;
    uint _222 = _217 * _218;
    uint _223 = _222 * _219;
    _220 = gl_WorkGroupID.z;
    if (_221 || (gl_WorkGroupID.z < _223))
    {
        for (;;)
        {
            uint _234 = _220;
            uint _235 = _234 % _217;
            uint _236 = _234 / _217;
            uint _239 = _221 ? gl_WorkGroupID.x : _235;
            uint _240 = _236 % _218;
            uint _241 = _236 / _218;
            uint _243 = _221 ? gl_WorkGroupID.y : _240;
            uint _245 = _221 ? gl_WorkGroupID.z : _241;
            uvec3 _246 = uvec3(_239, _243, _245);
            _50 = _246;
            counters = uint[](1u, 10u, 100u, 1000u);
            _1();
            groupMemoryBarrier();
            barrier();
            uint _251 = _234 + gl_NumWorkGroups.z;
            _220 = _251;
            bool _252 = _251 >= _223;
            if (_221 || _252)
            {
                break;
            }
            else
            {
                continue;
            }
        }
    }
}

