#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2003, std430) coherent restrict buffer u3
{
    uint _m0[];
} u3_1;

layout(set = 0, binding = 2004, std430) coherent restrict buffer u4
{
    uint _m0[];
} u4_1;

layout(set = 0, binding = 2002, std430) buffer hazards
{
    uint64_t _m0[];
} hazards_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

shared uint _89;
uint _115 = 0u;
bool _366 = false;

void _360(uint _372, uint _373, uint _374, uint _375)
{
    if (((_372 & _373) == _373) && (!_366))
    {
        _366 = true;
        uint _389 = (((_375 * 97u) ^ 6u) ^ _374) % uint(check_reports_1._m0.length());
        uint _391 = 1u << (_389 & 15u);
        uint _392 = _389 >> 4u;
        uint _394 = atomicOr(check_marks_1._m0[_392], _391);
        if ((_394 & _391) == 0u)
        {
            check_reports_1._m0[_389] = uvec4(3u, 5u, _375, _374);
            memoryBarrierBuffer();
            uint _400 = atomicOr(check_marks_1._m0[_392], _391 << 16u);
        }
    }
}

void _140(uint _262, uint _263, uint _264)
{
    uint _265 = _115;
    uint _266 = _262 | 1u;
    uint _274 = (uint(check_reports_1._m0.length()) + 31u) >> 5u;
    uint _276 = uint(hazards_1._m0.length()) - 1u;
    if (_276 >= (_274 + 3u))
    {
        uint _283 = _266 * 2654435761u;
        uint _289 = _274 + (((_283 ^ (_283 >> 15u)) % ((_276 - _274) / 3u)) * 3u);
        uint _293 = _289 + _263;
        uint64_t _296 = atomicExchange(hazards_1._m0[_293], packUint2x32(uvec2(_265, _266)));
        uvec2 _297 = unpackUint2x32(_296);
        uint _301 = _297.x ^ _265;
        bool _306 = _301 >= 65536u;
        bool _308 = (_297.y == _266) && (((_301 < 1024u) && (_301 != 0u)) || _306);
        uint64_t _317 = atomicOr(hazards_1._m0[_293], packUint2x32(uvec2(((_263 == 0u) && _308) ? (_306 ? 4294967295u : 1023u) : 0u, 0u)));
        uint64_t _325 = atomicAdd(hazards_1._m0[_289 + ((_263 + 1u) % 3u)], 0);
        uvec2 _326 = unpackUint2x32(_325);
        uint _330 = _326.x ^ _265;
        uint64_t _342 = atomicAdd(hazards_1._m0[_289 + ((_263 + 2u) % 3u)], 0);
        uvec2 _343 = unpackUint2x32(_342);
        uint _347 = _343.x ^ _265;
        uint _358 = check_marks_1._m0[uint(check_marks_1._m0.length()) - 2u];
        _360(uint((((_263 == 1u) && _308) || ((_326.y == _266) && (((_330 < 1024u) && (_330 != 0u)) || (_330 >= 65536u)))) || ((_343.y == _266) && (((_347 < 1024u) && (_347 != 0u)) || (_347 >= 65536u)))), 1u, _358, _264);
    }
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _107 = atomicAdd(check_marks_1._m0[uint(check_marks_1._m0.length()) - 1u], 1u);
        _89 = ((_107 % 65535u) + 1u) << 16u;
    }
    barrier();
    _115 = _89 | gl_LocalInvocationIndex;
    uint _5 = gl_WorkGroupID.x >> 1u;
    bool _7 = (gl_WorkGroupID.x & 1u) != 0u;
    uint _8 = uint(u1_1._m0.length()) * 4u;
    uint _12 = uint(u2_1._m0.length()) * 4u;
    uint _19 = ((gl_LocalInvocationID.x << 2u) + 64u) + (gl_WorkGroupID.x << 5u);
    if (_5 == 0u)
    {
        uint _134 = 0u + 8190093u;
        _140((_134 * 2654435761u) + _19, 0u, 20u);
        uint _146 = _19 >> 2u;
        uint _148 = 0u + 8190093u;
        _140((_148 * 2654435761u) + _19, 1u, 23u);
        u0_1._m0[_146] += _8;
        uint _153 = 0u + 8190093u;
        _140((_153 * 2654435761u) + _19, 0u, 24u);
        uint _158 = 0u + 8190093u;
        _140((_158 * 2654435761u) + _19, 1u, 27u);
        u0_1._m0[_146] += _12;
    }
    else
    {
        if (_5 == 1u)
        {
            uint _163 = 0u + 8190093u;
            _140((_163 * 2654435761u) + _19, 1u, 31u);
            uint _168 = _19 >> 2u;
            u0_1._m0[_168] = _8;
            _115 = ((_115 + 1024u) & 64512u) | (_115 & 4294902783u);
            groupMemoryBarrier();
            barrier();
            uint _34 = _19 ^ 4u;
            uint _179 = 0u + 8190093u;
            _140((_179 * 2654435761u) + _34, 0u, 34u);
            uint _186 = 0u + 8190093u;
            _140((_186 * 2654435761u) + (_19 + 16u), 1u, 38u);
            u0_1._m0[_168 + 4u] = u0_1._m0[_34 >> 2u] + _12;
        }
        else
        {
            if (_5 == 2u)
            {
                if (gl_LocalInvocationID.x == 0u)
                {
                    uint _193 = 0u + 8190093u;
                    _140((_193 * 2654435761u) + 16u, 1u, 44u);
                    u0_1._m0[4u] = 5u;
                }
            }
            else
            {
                if ((_5 == 3u) && _7)
                {
                    uint _201 = 0u + 8202372u;
                    uint _204 = 1u * 8u;
                    _140(((_201 * 2654435761u) + (_204 + 0u)) + 4u, 0u, 49u);
                    uint _51 = u3_1._m0[3u] + 3u;
                    uint _212 = 0u + 8190093u;
                    _140((_212 * 2654435761u) + _19, 1u, 52u);
                    u0_1._m0[_19 >> 2u] = _51;
                    if (gl_LocalInvocationID.x == 1u)
                    {
                        uint _219 = 0u + 8202372u;
                        uint _221 = 1u * 8u;
                        _140((_219 * 2654435761u) + (_221 + 4u), 1u, 55u);
                        u3_1._m0[3u] = _51;
                    }
                }
                else
                {
                    if (_5 == 4u)
                    {
                        uint _227 = 0u + 8206465u;
                        _140((_227 * 2654435761u) + 8u, 2u, 59u);
                        uint _54 = atomicAdd(u4_1._m0[2u], 10u);
                    }
                    else
                    {
                        if ((_5 == 5u) && _7)
                        {
                            uint _235 = 0u + 8206465u;
                            _140((_235 * 2654435761u) + 12u, 2u, 64u);
                            uint _57 = atomicAdd(u4_1._m0[3u], 10u);
                            uint _241 = 0u + 8206465u;
                            _140((_241 * 2654435761u) + 12u, 0u, 65u);
                            uint _246 = 0u + 8190093u;
                            _140((_246 * 2654435761u) + _19, 1u, 67u);
                            u0_1._m0[_19 >> 2u] = u4_1._m0[3u];
                        }
                    }
                }
            }
        }
    }
}

