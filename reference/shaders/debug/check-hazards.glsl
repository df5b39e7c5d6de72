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

shared uint _118;
uint _144 = 0u;
bool _460 = false;

void _454(uint _465, uint _466, uint _467, uint _468)
{
    if (((_465 & _466) == _466) && (!_460))
    {
        _460 = true;
        uint _482 = (((_468 * 97u) ^ 6u) ^ _467) % uint(check_reports_1._m0.length());
        uint _484 = 1u << (_482 & 15u);
        uint _485 = _482 >> 4u;
        uint _487 = atomicOr(check_marks_1._m0[_485], _484);
        if ((_487 & _484) == 0u)
        {
            check_reports_1._m0[_482] = uvec4(3u, 5u, _468, _467);
            memoryBarrierBuffer();
            uint _493 = atomicOr(check_marks_1._m0[_485], _484 << 16u);
        }
    }
}

void _169(uint _356, uint _357, uint _358)
{
    uint _359 = _144;
    uint _360 = _356 | 1u;
    uint _368 = (uint(check_reports_1._m0.length()) + 31u) >> 5u;
    uint _370 = uint(hazards_1._m0.length()) - 1u;
    if (_370 >= (_368 + 3u))
    {
        uint _377 = _360 * 2654435761u;
        uint _383 = _368 + (((_377 ^ (_377 >> 15u)) % ((_370 - _368) / 3u)) * 3u);
        uint _387 = _383 + _357;
        uint64_t _390 = atomicExchange(hazards_1._m0[_387], packUint2x32(uvec2(_359, _360)));
        uvec2 _391 = unpackUint2x32(_390);
        uint _395 = _391.x ^ _359;
        bool _400 = _395 >= 65536u;
        bool _402 = (_391.y == _360) && (((_395 < 1024u) && (_395 != 0u)) || _400);
        uint64_t _411 = atomicOr(hazards_1._m0[_387], packUint2x32(uvec2(((_357 == 0u) && _402) ? (_400 ? 4294967295u : 1023u) : 0u, 0u)));
        uint64_t _419 = atomicAdd(hazards_1._m0[_383 + ((_357 + 1u) % 3u)], 0);
        uvec2 _420 = unpackUint2x32(_419);
        uint _424 = _420.x ^ _359;
        uint64_t _436 = atomicAdd(hazards_1._m0[_383 + ((_357 + 2u) % 3u)], 0);
        uvec2 _437 = unpackUint2x32(_436);
        uint _441 = _437.x ^ _359;
        uint _452 = check_marks_1._m0[uint(check_marks_1._m0.length()) - 2u];
        _454(uint((((_357 == 1u) && _402) || ((_420.y == _360) && (((_424 < 1024u) && (_424 != 0u)) || (_424 >= 65536u)))) || ((_437.y == _360) && (((_441 < 1024u) && (_441 != 0u)) || (_441 >= 65536u)))), 1u, _452, _358);
    }
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _136 = atomicAdd(check_marks_1._m0[uint(check_marks_1._m0.length()) - 1u], 1u);
        _118 = ((_136 % 65535u) + 1u) << 16u;
    }
    barrier();
    _144 = _118 | gl_LocalInvocationIndex;
    uint _5 = gl_WorkGroupID.x >> 1u;
    bool _7 = (gl_WorkGroupID.x & 1u) != 0u;
    uint _8 = uint(u1_1._m0.length()) * 4u;
    uint _12 = uint(u2_1._m0.length()) * 4u;
    uint _19 = ((gl_LocalInvocationID.x << 2u) + 64u) + (gl_WorkGroupID.x << 5u);
    if (_5 == 0u)
    {
        uint _163 = 0u + 8190093u;
        _169((_163 * 2654435761u) + _19, 0u, 20u);
        uint _175 = _19 >> 2u;
        uint _177 = 0u + 8190093u;
        _169((_177 * 2654435761u) + _19, 1u, 23u);
        u0_1._m0[_175] += _8;
        uint _182 = 0u + 8190093u;
        _169((_182 * 2654435761u) + _19, 0u, 24u);
        uint _187 = 0u + 8190093u;
        _169((_187 * 2654435761u) + _19, 1u, 27u);
        u0_1._m0[_175] += _12;
    }
    else
    {
        if (_5 == 1u)
        {
            uint _192 = 0u + 8190093u;
            _169((_192 * 2654435761u) + _19, 1u, 31u);
            uint _197 = _19 >> 2u;
            u0_1._m0[_197] = _8;
            _144 = ((_144 + 1024u) & 64512u) | (_144 & 4294902783u);
            groupMemoryBarrier();
            barrier();
            uint _34 = _19 ^ 4u;
            uint _208 = 0u + 8190093u;
            _169((_208 * 2654435761u) + _34, 0u, 34u);
            uint _215 = 0u + 8190093u;
            _169((_215 * 2654435761u) + (_19 + 16u), 1u, 38u);
            u0_1._m0[_197 + 4u] = u0_1._m0[_34 >> 2u] + _12;
        }
        else
        {
            if (_5 == 2u)
            {
                if (gl_LocalInvocationID.x == 0u)
                {
                    uint _222 = 0u + 8190093u;
                    _169((_222 * 2654435761u) + 16u, 1u, 44u);
                    u0_1._m0[4u] = 5u;
                }
            }
            else
            {
                if ((_5 == 3u) && _7)
                {
                    uint _230 = 0u + 8202372u;
                    uint _233 = 1u * 8u;
                    _169(((_230 * 2654435761u) + (_233 + 0u)) + 4u, 0u, 49u);
                    uint _51 = u3_1._m0[3u] + 3u;
                    uint _241 = 0u + 8190093u;
                    _169((_241 * 2654435761u) + _19, 1u, 52u);
                    u0_1._m0[_19 >> 2u] = _51;
                    if (gl_LocalInvocationID.x == 1u)
                    {
                        uint _248 = 0u + 8202372u;
                        uint _250 = 1u * 8u;
                        _169((_248 * 2654435761u) + (_250 + 4u), 1u, 55u);
                        u3_1._m0[3u] = _51;
                    }
                }
                else
                {
                    if (_5 == 4u)
                    {
                        uint _256 = 0u + 8206465u;
                        _169((_256 * 2654435761u) + 8u, 2u, 59u);
                        uint _54 = atomicAdd(u4_1._m0[2u], 10u);
                    }
                    else
                    {
                        if ((_5 == 5u) && _7)
                        {
                            uint _264 = 0u + 8206465u;
                            _169((_264 * 2654435761u) + 12u, 2u, 64u);
                            uint _57 = atomicAdd(u4_1._m0[3u], 10u);
                            uint _270 = 0u + 8206465u;
                            _169((_270 * 2654435761u) + 12u, 0u, 65u);
                            uint _275 = 0u + 8190093u;
                            _169((_275 * 2654435761u) + _19, 1u, 67u);
                            u0_1._m0[_19 >> 2u] = u4_1._m0[3u];
                        }
                        else
                        {
                            if (_5 == 6u)
                            {
                                uint _283 = 0u + 8206465u;
                                _169((_283 * 2654435761u) + ((gl_WorkGroupID.x << 2u) + 16u), 2u, 73u);
                                uint _66 = atomicCompSwap(u4_1._m0[gl_WorkGroupID.x + 4u], 0u, 7u);
                                uint _292 = 0u + 8206465u;
                                _169((_292 * 2654435761u) + 0u, 2u, 75u);
                                uint _68 = atomicCompSwap(u4_1._m0[0u], gl_WorkGroupID.x + 1000u, 9u);
                                uint _299 = 0u + 8190093u;
                                _169((_299 * 2654435761u) + _19, 1u, 76u);
                                u0_1._m0[_19 >> 2u] = _68;
                            }
                            else
                            {
                                bool _69 = _5 == 7u;
                                if (_69 && _7)
                                {
                                    uint _306 = 0u + 8206465u;
                                    _169((_306 * 2654435761u) + 4u, 2u, 81u);
                                    uint _71 = atomicCompSwap(u4_1._m0[1u], 0u, 3u);
                                    uint _312 = 0u + 8206465u;
                                    _169((_312 * 2654435761u) + 4u, 0u, 82u);
                                    uint _317 = 0u + 8190093u;
                                    _169((_317 * 2654435761u) + _19, 1u, 84u);
                                    u0_1._m0[_19 >> 2u] = u4_1._m0[1u];
                                }
                                else
                                {
                                    if (_69)
                                    {
                                        uint _324 = 0u + 8202372u;
                                        uint _326 = 2u * 8u;
                                        _169((_324 * 2654435761u) + (_326 + 4u), 2u, 87u);
                                        uint _77 = atomicCompSwap(u3_1._m0[5u], 0u, 3u);
                                        uint _332 = 0u + 8202372u;
                                        uint _334 = 2u * 8u;
                                        _169(((_332 * 2654435761u) + (_334 + 0u)) + 4u, 0u, 88u);
                                        uint _340 = 0u + 8190093u;
                                        _169((_340 * 2654435761u) + _19, 1u, 90u);
                                        u0_1._m0[_19 >> 2u] = u3_1._m0[5u];
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

