#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 6) const uint _35 = 0u;
layout(constant_id = 3) const uint _70 = 0u;
layout(constant_id = 4) const uint _98 = 0u;

struct _129
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(constant_id = 7) const uint _239 = 4u;
layout(constant_id = 5) const uint _240 = 1u;
layout(constant_id = 8) const uint _246 = 4u;
layout(constant_id = 9) const uint _252 = 4u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _130;
layout(buffer_reference) buffer _129;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _130
{
    _129 _m0;
};

layout(buffer_reference, std430) buffer _129
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(set = 0, binding = 2000, std430) buffer results
{
    uint _m0[];
} results_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[16];
} push_constants_1;

uvec3 _30;
shared uint _142;
uint _255;

void _1()
{
    bool _71 = _70 != 0u;
    uint64_t _81 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _83 = uint64_t(((_35 != 0u) ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
    uint64_t _93 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    bool _99 = _98 != 0u;
    uint64_t _113 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _114 = _99 ? _113 : _93;
    uint64_t _6 = (_99 ? packUint2x32(uvec2(uintPointer(_114).value, uintPointer(_114 + 4ul).value)) : _113) + (_71 ? (_83 * uint64_t(_99 ? uintPointer(_99 ? _81 : _93).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_71) ? (_81 + (_83 * uint64_t(4u))) : _93).value));
    uint64_t _7 = _6;
    uint _12 = atomicAdd(_130(_7)._m0._m2, (gl_LocalInvocationIndex + (_30.x * 100u)) + (_30.z * 10000u));
    memoryBarrierBuffer();
    memoryBarrierImage();
    barrier();
    groupMemoryBarrier();
    barrier();
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _149 = atomicAdd(uintPointer(_7 + 16ul), 4294967295u);
        _142 = _149;
    }
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && (_142 == 1u))
    {
        uint _17 = atomicAdd(results_1._m0[0u], _130(_7)._m0._m2);
        uint _22 = atomicAdd(results_1._m0[1u], uint(_130(_7)._m0._m3 + _130(_7)._m0._m1));
        uint _23 = atomicAdd(results_1._m0[2u], 1u);
    }
}

void main()
{
    bool _172 = _35 != 0u;
    bool _190 = _70 != 0u;
    uint64_t _197 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
    uint64_t _199 = uint64_t((_172 ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
    uint64_t _207 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
    bool _212 = _98 != 0u;
    uint64_t _225 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
    uint64_t _226 = _212 ? _225 : _207;
    uint64_t _235 = (_212 ? packUint2x32(uvec2(uintPointer(_226).value, uintPointer(_226 + 4ul).value)) : _225) + (_190 ? (_199 * uint64_t(_212 ? uintPointer(_212 ? _197 : _207).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_190) ? (_197 + (_199 * uint64_t(4u))) : _207).value));
    bool _241 = _240 != 0u;
    uint _242 = _241 ? bitfieldExtract(uintPointer(_235).value, int(0u), int(16u)) : _239;
    uint _247 = _241 ? bitfieldExtract(uintPointer(_235).value, int(16u), int(16u)) : _246;
    uint _257 = (_242 * _247) * (_241 ? bitfieldExtract(uintPointer(_235 + 4ul).value, int(0u), int(16u)) : _252);
    _255 = gl_WorkGroupID.z;
    if (_172 || (gl_WorkGroupID.z < _257))
    {
        for (;;)
        {
            uint _267 = _255;
            uint _268 = _267 % _242;
            uint _269 = _267 / _242;
            uint _272 = _172 ? gl_WorkGroupID.x : _268;
            uint _273 = _269 % _247;
            uint _274 = _269 / _247;
            uint _276 = _172 ? gl_WorkGroupID.y : _273;
            uint _278 = _172 ? gl_WorkGroupID.z : _274;
            uvec3 _279 = uvec3(_272, _276, _278);
            _30 = _279;
            _1();
            groupMemoryBarrier();
            barrier();
            uint _283 = _267 + gl_NumWorkGroups.z;
            _255 = _283;
            bool _284 = _283 >= _257;
            if (_172 || _284)
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

