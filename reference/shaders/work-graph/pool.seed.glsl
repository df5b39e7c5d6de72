#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_buffer_reference : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(constant_id = 6) const uint _52 = 0u;
layout(constant_id = 3) const uint _85 = 1u;
layout(constant_id = 4) const uint _113 = 0u;

struct _140
{
    uint _m0;
};

layout(constant_id = 100) const uint _168 = 0u;

struct _213
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(constant_id = 101) const uint _252 = 0u;

struct _288
{
    uint _m0;
    uint _m1;
};

layout(constant_id = 102) const uint _298 = 0u;
layout(constant_id = 7) const uint _315 = 3u;
layout(constant_id = 8) const uint _316 = 2u;
layout(constant_id = 9) const uint _317 = 1u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _141;
layout(buffer_reference) buffer _140;
layout(buffer_reference) buffer _214;
layout(buffer_reference) buffer _213;
layout(buffer_reference) buffer _289;
layout(buffer_reference) buffer _288;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _141
{
    _140 _m0;
};

layout(buffer_reference, std430) buffer _140
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _214
{
    _213 _m0;
};

layout(buffer_reference, std430) buffer _213
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _289
{
    _288 _m0;
};

layout(buffer_reference, std430) buffer _288
{
    uint _m0;
    uint _m1;
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[16];
} push_constants_1;

uvec3 _45;
shared uint _149;
uint _319;

void _1()
{
    uvec3 _46 = _45;
    uint _30;
    if (_45.y == 0u)
    {
        bool _86 = _85 != 0u;
        uint64_t _96 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
        uint64_t _98 = uint64_t(((_52 != 0u) ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
        uint64_t _108 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        bool _114 = _113 != 0u;
        uint64_t _128 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
        uint64_t _129 = _114 ? _128 : _108;
        uint64_t _7 = (_114 ? packUint2x32(uvec2(uintPointer(_129).value, uintPointer(_129 + 4ul).value)) : _128) + (_86 ? (_98 * uint64_t(_114 ? uintPointer(_114 ? _96 : _108).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_86) ? (_96 + (_98 * uint64_t(4u))) : _108).value));
        uint64_t _8 = _7;
        _30 = _141(_8)._m0._m0;
    }
    else
    {
        _30 = 0u;
    }
    bool _147 = _30 != 0u;
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && _147)
    {
        uint64_t _161 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        uint64_t _170 = _161 + 8ul;
        uint64_t _171 = uint64_t(4u);
        uint _176 = atomicAdd(uintPointer(_170 + (uint64_t(_168) * _171)), _30);
        uint _178 = atomicAdd(uintPointer(_161), ((_30 * 20u) + 15u) & 4294967280u);
        uint _181 = atomicAdd(uintPointer(_161 + 4ul), 1u);
        uint64_t _189 = _170 + (uint64_t((_181 << 1u) + push_constants_1._m0[14u]) * _171);
        uintPointer(_189).value = (_168 << 8u) | (_30 - 1u);
        uintPointer(_189 + 4ul).value = _178;
        _149 = _178;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _205 = packUint2x32(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]));
    uint64_t _10 = _205 + uint64_t(_149);
    uint64_t _11 = _10;
    if (gl_LocalInvocationIndex < _30)
    {
        uint64_t _211 = _11 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(20u));
        _214(_211)._m0._m0[0u] = uint16_t(gl_LocalInvocationIndex + 1u);
        _214(_211)._m0._m0[1u] = 2us;
        _214(_211)._m0._m0[2u] = uint16_t(_46.x + 1u);
        _214(_211)._m0._m1 = 4660us;
        _214(_211)._m0._m2 = gl_LocalInvocationIndex * 1000u;
        _214(_211)._m0._m3 = 7us;
    }
    uint _18 = gl_LocalInvocationIndex % 3u;
    uint _19 = gl_LocalInvocationIndex / 3u;
    uint _280;
    if (_19 != 0u)
    {
        uint64_t _248 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        uint64_t _254 = _248 + 8ul;
        uint64_t _255 = uint64_t(4u);
        uint _260 = atomicAdd(uintPointer(_254 + (uint64_t(_252 + _18) * _255)), _19);
        uint _262 = atomicAdd(uintPointer(_248), ((_19 * 8u) + 15u) & 4294967280u);
        uint _265 = atomicAdd(uintPointer(_248 + 4ul), 1u);
        uint64_t _272 = _254 + (uint64_t((_265 << 1u) + push_constants_1._m0[14u]) * _255);
        uintPointer(_272).value = ((_252 + _18) << 8u) | (_19 - 1u);
        uintPointer(_272 + 4ul).value = _262;
        _280 = _262;
    }
    else
    {
        _280 = _19;
    }
    uint64_t _20 = _205 + uint64_t(_280);
    uint64_t _21 = _20;
    if (gl_LocalInvocationIndex > 2u)
    {
        uint _31 = 0u;
        uint _28;
        bool _29;
        for (;;)
        {
            uint64_t _285 = uint64_t(_31);
            uint64_t _287 = _21 + (_285 * uint64_t(8u));
            _289(_287)._m0._m0 = ((gl_LocalInvocationIndex * 100u) + _46.x) + (_31 * 10u);
            _289(_287)._m0._m1 = 0u;
            _28 = _31 + 1u;
            _29 = _28 < _19;
            if (_29)
            {
                _31 = _28;
                continue;
            }
            else
            {
                break;
            }
        }
    }
    uint _311 = atomicAdd(uintPointer((packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u])) + 8ul) + (uint64_t(_298) * uint64_t(4u))), gl_LocalInvocationIndex & 1u);
}

void main()
{
    bool _320 = _52 != 0u;
    uint _321 = _315 * _316;
    uint _322 = _321 * _317;
    _319 = gl_WorkGroupID.z;
    if (_320 || (gl_WorkGroupID.z < _322))
    {
        for (;;)
        {
            uint _333 = _319;
            uint _334 = _333 % _315;
            uint _335 = _333 / _315;
            uint _338 = _320 ? gl_WorkGroupID.x : _334;
            uint _339 = _335 % _316;
            uint _340 = _335 / _316;
            uint _342 = _320 ? gl_WorkGroupID.y : _339;
            uint _344 = _320 ? gl_WorkGroupID.z : _340;
            uvec3 _345 = uvec3(_338, _342, _344);
            _45 = _345;
            _1();
            groupMemoryBarrier();
            barrier();
            uint _349 = _333 + gl_NumWorkGroups.z;
            _319 = _349;
            bool _350 = _349 >= _322;
            if (_320 || _350)
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

