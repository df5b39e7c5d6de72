#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2003, std430) restrict writeonly buffer u3
{
    uint _m0[];
} u3_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0_2
{
    uint16_t _m0[];
} u0_3;

layout(set = 0, binding = 2002, std430) buffer hazards
{
    uint64_t _m0[];
} hazards_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

shared uint _46;
uint _72 = 0u;
bool _266 = false;

void _260(uint _271, uint _272, uint _273, uint _274)
{
    if (((_271 & _272) == _272) && (!_266))
    {
        _266 = true;
        uint _288 = (((_274 * 97u) ^ 6u) ^ _273) % uint(check_reports_1._m0.length());
        uint _290 = 1u << (_288 & 15u);
        uint _291 = _288 >> 4u;
        uint _293 = atomicOr(check_marks_1._m0[_291], _290);
        if ((_293 & _290) == 0u)
        {
            check_reports_1._m0[_288] = uvec4(3u, 5u, _274, _273);
            memoryBarrierBuffer();
            uint _299 = atomicOr(check_marks_1._m0[_291], _290 << 16u);
        }
    }
}

void _96(uint _161, uint _162, uint _163)
{
    uint _164 = _72;
    uint _165 = _161 | 1u;
    uint _174 = (uint(check_reports_1._m0.length()) + 31u) >> 5u;
    uint _176 = uint(hazards_1._m0.length()) - 1u;
    if (_176 >= (_174 + 3u))
    {
        uint _183 = _165 * 2654435761u;
        uint _189 = _174 + (((_183 ^ (_183 >> 15u)) % ((_176 - _174) / 3u)) * 3u);
        uint _192 = _189 + _162;
        uint64_t _195 = atomicExchange(hazards_1._m0[_192], packUint2x32(uvec2(_164, _165)));
        uvec2 _196 = unpackUint2x32(_195);
        uint _200 = _196.x ^ _164;
        bool _206 = _200 >= 65536u;
        bool _208 = (_196.y == _165) && (((_200 < 1024u) && (_200 != 0u)) || _206);
        uint64_t _217 = atomicOr(hazards_1._m0[_192], packUint2x32(uvec2(((_162 == 0u) && _208) ? (_206 ? 4294967295u : 1023u) : 0u, 0u)));
        uint64_t _225 = atomicAdd(hazards_1._m0[_189 + ((_162 + 1u) % 3u)], 0);
        uvec2 _226 = unpackUint2x32(_225);
        uint _230 = _226.x ^ _164;
        uint64_t _242 = atomicAdd(hazards_1._m0[_189 + ((_162 + 2u) % 3u)], 0);
        uvec2 _243 = unpackUint2x32(_242);
        uint _247 = _243.x ^ _164;
        uint _258 = check_marks_1._m0[uint(check_marks_1._m0.length()) - 2u];
        _260(uint((((_162 == 1u) && _208) || ((_226.y == _165) && (((_230 < 1024u) && (_230 != 0u)) || (_230 >= 65536u)))) || ((_243.y == _165) && (((_247 < 1024u) && (_247 != 0u)) || (_247 >= 65536u)))), 1u, _258, _163);
    }
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _64 = atomicAdd(check_marks_1._m0[uint(check_marks_1._m0.length()) - 1u], 1u);
        _46 = ((_64 % 65535u) + 1u) << 16u;
    }
    barrier();
    _72 = _46 | gl_LocalInvocationIndex;
    if ((gl_LocalInvocationIndex | gl_WorkGroupID.x) == 0u)
    {
        uint _89 = 0u + 8190093u;
        uint _93 = (_89 * 2654435761u) + 8u;
        _96(_93, 1u, 17u);
        _96(_93 + 4u, 1u, 17u);
        uvec2 _105 = unpackUint2x32(uint64_t(uint(u1_1._m0.length()) * 4u) | (uint64_t(uint(u2_1._m0.length()) * 4u) << 32ul));
        u0_1._m0[2u] = _105.x;
        u0_1._m0[3u] = _105.y;
    }
    if ((gl_WorkGroupID.x == 0u) && (gl_LocalInvocationIndex == 1u))
    {
        uint _111 = 0u + 8190093u;
        _96((_111 * 2654435761u) + 12u, 1u, 23u);
        u0_1._m0[3u] = 5u;
    }
    else
    {
        if (gl_LocalInvocationIndex == 0u)
        {
            return;
        }
        if (gl_WorkGroupID.x == 2u)
        {
            uint _120 = 0u + 8202372u;
            uint _122 = 1u * 12u;
            _96((_120 * 2654435761u) + (_122 + 8u), 1u, 29u);
            u3_1._m0[5u] = 6u;
        }
        else
        {
            if (gl_WorkGroupID.x == 3u)
            {
                uint _130 = 0u + 8202372u;
                uint _132 = 3u * 12u;
                _96((_130 * 2654435761u) + (_132 + 0u), 1u, 33u);
                u3_1._m0[9u] = 7u;
            }
            else
            {
                uint _141 = 0u + 8190093u;
                _96((_141 * 2654435761u) + ((gl_WorkGroupID.x << 1u) + 16u), 1u, 38u);
                u0_3._m0[gl_WorkGroupID.x + 8u] = uint16_t(gl_WorkGroupID.x);
            }
        }
    }
}

