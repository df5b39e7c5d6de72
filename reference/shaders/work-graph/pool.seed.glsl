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

layout(constant_id = 6) const uint _55 = 0u;
layout(constant_id = 3) const uint _88 = 1u;
layout(constant_id = 4) const uint _116 = 0u;

struct _143
{
    uint _m0;
};

layout(constant_id = 100) const uint _171 = 0u;

struct _216
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(constant_id = 101) const uint _255 = 0u;

struct _291
{
    uint _m0;
    uint _m1;
};

layout(constant_id = 102) const uint _301 = 0u;
layout(constant_id = 7) const uint _320 = 3u;
layout(constant_id = 8) const uint _321 = 2u;
layout(constant_id = 9) const uint _322 = 1u;

layout(buffer_reference, buffer_reference_align = 4) buffer uintPointer
{
    uint value;
};

layout(buffer_reference) buffer _144;
layout(buffer_reference) buffer _143;
layout(buffer_reference) buffer _217;
layout(buffer_reference) buffer _216;
layout(buffer_reference) buffer _292;
layout(buffer_reference) buffer _291;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _144
{
    _143 _m0;
};

layout(buffer_reference, std430) buffer _143
{
    uint _m0;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _217
{
    _216 _m0;
};

layout(buffer_reference, std430) buffer _216
{
    uint16_t _m0[3];
    uint16_t _m1;
    uint _m2;
    uint16_t _m3;
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _292
{
    _291 _m0;
};

layout(buffer_reference, std430) buffer _291
{
    uint _m0;
    uint _m1;
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[16];
} push_constants_1;

uvec3 _48;
shared uint _152;
uint _324;

void _1()
{
    uvec3 _49 = _48;
    uint _31;
    if (_48.y == 0u)
    {
        bool _89 = _88 != 0u;
        uint64_t _99 = packUint2x32(uvec2(push_constants_1._m0[6u], push_constants_1._m0[7u]));
        uint64_t _101 = uint64_t(((_55 != 0u) ? 0u : ((gl_WorkGroupID.y * gl_NumWorkGroups.x) + gl_WorkGroupID.x)) + uintPointer(packUint2x32(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))).value);
        uint64_t _111 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        bool _117 = _116 != 0u;
        uint64_t _131 = packUint2x32(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]));
        uint64_t _132 = _117 ? _131 : _111;
        uint64_t _7 = (_117 ? packUint2x32(uvec2(uintPointer(_132).value, uintPointer(_132 + 4ul).value)) : _131) + (_89 ? (_101 * uint64_t(_117 ? uintPointer(_117 ? _99 : _111).value : push_constants_1._m0[6u])) : uint64_t(uintPointer((!_89) ? (_99 + (_101 * uint64_t(4u))) : _111).value));
        uint64_t _8 = _7;
        _31 = _144(_8)._m0._m0;
    }
    else
    {
        _31 = 0u;
    }
    bool _150 = _31 != 0u;
    groupMemoryBarrier();
    barrier();
    if ((gl_LocalInvocationIndex == 0u) && _150)
    {
        uint64_t _164 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        uint64_t _173 = _164 + 8ul;
        uint64_t _174 = uint64_t(4u);
        uint _179 = atomicAdd(uintPointer(_173 + (uint64_t(_171) * _174)), _31);
        uint _181 = atomicAdd(uintPointer(_164), ((_31 * 20u) + 15u) & 4294967280u);
        uint _184 = atomicAdd(uintPointer(_164 + 4ul), 1u);
        uint64_t _192 = _173 + (uint64_t((_184 << 1u) + push_constants_1._m0[14u]) * _174);
        uintPointer(_192).value = (_171 << 8u) | (_31 - 1u);
        uintPointer(_192 + 4ul).value = _181;
        _152 = _181;
    }
    groupMemoryBarrier();
    barrier();
    uint64_t _208 = packUint2x32(uvec2(push_constants_1._m0[8u], push_constants_1._m0[9u]));
    uint64_t _10 = _208 + uint64_t(_152);
    uint64_t _11 = _10;
    if (gl_LocalInvocationIndex < _31)
    {
        uint64_t _214 = _11 + (uint64_t(gl_LocalInvocationIndex) * uint64_t(20u));
        _217(_214)._m0._m0[0u] = uint16_t(gl_LocalInvocationIndex + 1u);
        _217(_214)._m0._m0[1u] = 2us;
        _217(_214)._m0._m0[2u] = uint16_t(_49.x + 1u);
        _217(_214)._m0._m1 = 4660us;
        _217(_214)._m0._m2 = gl_LocalInvocationIndex * 1000u;
        _217(_214)._m0._m3 = 7us;
    }
    uint _18 = gl_LocalInvocationIndex % 3u;
    uint _19 = gl_LocalInvocationIndex / 3u;
    uint _283;
    if (_19 != 0u)
    {
        uint64_t _251 = packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u]));
        uint64_t _257 = _251 + 8ul;
        uint64_t _258 = uint64_t(4u);
        uint _263 = atomicAdd(uintPointer(_257 + (uint64_t(_255 + _18) * _258)), _19);
        uint _265 = atomicAdd(uintPointer(_251), ((_19 * 8u) + 15u) & 4294967280u);
        uint _268 = atomicAdd(uintPointer(_251 + 4ul), 1u);
        uint64_t _275 = _257 + (uint64_t((_268 << 1u) + push_constants_1._m0[14u]) * _258);
        uintPointer(_275).value = ((_255 + _18) << 8u) | (_19 - 1u);
        uintPointer(_275 + 4ul).value = _265;
        _283 = _265;
    }
    else
    {
        _283 = _19;
    }
    uint64_t _20 = _208 + uint64_t(_283);
    uint64_t _21 = _20;
    if (gl_LocalInvocationIndex > 2u)
    {
        uint _32 = 0u;
        uint _28;
        bool _29;
        for (;;)
        {
            uint64_t _288 = uint64_t(_32);
            uint64_t _290 = _21 + (_288 * uint64_t(8u));
            _292(_290)._m0._m0 = ((gl_LocalInvocationIndex * 100u) + _49.x) + (_32 * 10u);
            _292(_290)._m0._m1 = 0u;
            _28 = _32 + 1u;
            _29 = _28 < _19;
            if (_29)
            {
                _32 = _28;
                continue;
            }
            else
            {
                break;
            }
        }
    }
    bool _23 = _301 != 4294967295u;
    if (_23)
    {
        uint _316 = atomicAdd(uintPointer((packUint2x32(uvec2(push_constants_1._m0[10u], push_constants_1._m0[11u])) + 8ul) + (uint64_t(_301) * uint64_t(4u))), gl_LocalInvocationIndex & 1u);
    }
}

void main()
{
    bool _325 = _55 != 0u;
    uint _326 = _320 * _321;
    uint _327 = _326 * _322;
    _324 = gl_WorkGroupID.z;
    if (_325 || (gl_WorkGroupID.z < _327))
    {
        for (;;)
        {
            uint _338 = _324;
            uint _339 = _338 % _320;
            uint _340 = _338 / _320;
            uint _343 = _325 ? gl_WorkGroupID.x : _339;
            uint _344 = _340 % _321;
            uint _345 = _340 / _321;
            uint _347 = _325 ? gl_WorkGroupID.y : _344;
            uint _349 = _325 ? gl_WorkGroupID.z : _345;
            uvec3 _350 = uvec3(_343, _347, _349);
            _48 = _350;
            _1();
            groupMemoryBarrier();
            barrier();
            uint _354 = _338 + gl_NumWorkGroups.z;
            _324 = _354;
            bool _355 = _354 >= _327;
            if (_325 || _355)
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

