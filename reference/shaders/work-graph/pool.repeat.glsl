#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 6) const uint _71 = 0u;
layout(constant_id = 3) const uint _104 = 1u;
layout(constant_id = 4) const uint _131 = 0u;

struct _158
{
    uint _m0;
};

layout(constant_id = 7) const uint _214 = 5u;
layout(constant_id = 8) const uint _215 = 3u;
layout(constant_id = 9) const uint _216 = 2u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _159;
layout(buffer_reference) buffer _158;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _159
{
    _158 _m0;
};

layout(buffer_reference, std430) buffer _158
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

uvec3 _49;
shared uint exchanged[4];
uint counters[4] = uint[](1u, 10u, 100u, 1000u);
uint _217;

void _2(uint _206)
{
    counters[_206] *= 3u;
}

void _1()
{
    uvec3 _50 = _49;
    uvec3 _51 = _49;
    uvec3 _52 = _49;
    uvec3 _55 = _49;
    uvec3 _62 = _49;
    uvec3 _65 = _49;
    bool _105 = _104 != 0u;
    uint64_t _114 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _116 = uint64_t(((_71 != 0u) ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
    uint64_t _126 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    bool _132 = _131 != 0u;
    uint64_t _145 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _146 = _132 ? _145 : _126;
    uint64_t _11 = (_132 ? packUint2x32(uvec2(uintPointer(_146).value, uintPointer(_146 + 4ul).value)) : _145) + (_105 ? (_116 * uint64_t(_132 ? uintPointer(_132 ? _114 : _126).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_105) ? (_114 + (_116 * uint64_t(4u))) : _126).value));
    uint64_t _12 = _11;
    uint _16 = (((_52.z * 3u) + _51.y) * 5u) + _50.x;
    _2((_159(_12)._m0._m0 + gl_LocalInvocationIndex) & 3u);
    exchanged[gl_LocalInvocationIndex] = (_16 << 2u) + gl_LocalInvocationIndex;
    barrier();
    uint _23 = exchanged[gl_LocalInvocationIndex ^ 3u];
    uint _28 = atomicAdd(results_1._m0[13u], counters[gl_LocalInvocationIndex ^ 1u] + counters[gl_LocalInvocationIndex]);
    uint _31 = atomicAdd(results_1._m0[14u], _23 * (gl_LocalInvocationIndex + 1u));
    uint _36 = atomicAdd(results_1._m0[15u], ((((_62 * uvec3(4u, 1u, 1u)) + gl_LocalInvocationID).y * 100u) + ((_55 * uvec3(4u, 1u, 1u)) + gl_LocalInvocationID).x) + (((_65 * uvec3(4u, 1u, 1u)) + gl_LocalInvocationID).z * 1000u));
    uint _44 = atomicAdd(results_1._m0[_16 + 16u], (floatBitsToUint(local_1._m0[0u].y) * _16) + floatBitsToUint(local_1._m0[0u].x));
}

void main()
{
    bool _218 = _71 != 0u;
    uint _219 = _214 * _215;
    uint _220 = _219 * _216;
    _217 = gl_WorkGroupID.z;
    if (_218 || (gl_WorkGroupID.z < _220))
    {
        for (;;)
        {
            uint _231 = _217;
            uint _232 = _231 % _214;
            uint _233 = _231 / _214;
            uint _236 = _218 ? gl_WorkGroupID.x : _232;
            uint _237 = _233 % _215;
            uint _238 = _233 / _215;
            uint _240 = _218 ? gl_WorkGroupID.y : _237;
            uint _242 = _218 ? gl_WorkGroupID.z : _238;
            uvec3 _243 = uvec3(_236, _240, _242);
            _49 = _243;
            counters = uint[](1u, 10u, 100u, 1000u);
            _1();
            groupMemoryBarrier();
            barrier();
            uint _248 = _231 + gl_NumWorkGroups.z;
            _217 = _248;
            bool _249 = _248 >= _220;
            if (_218 || _249)
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

