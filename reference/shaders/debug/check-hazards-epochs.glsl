#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

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

layout(set = 0, binding = 2002, std430) buffer hazards
{
    uint64_t _m0[];
} hazards_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

shared uint _58;
uint _84 = 0u;
bool _281 = false;

void _275(uint _287, uint _288, uint _289, uint _290)
{
    if (((_287 & _288) == _288) && (!_281))
    {
        _281 = true;
        uint _304 = (((_290 * 97u) ^ 6u) ^ _289) % uint(check_reports_1._m0.length());
        uint _306 = 1u << (_304 & 15u);
        uint _307 = _304 >> 4u;
        uint _309 = atomicOr(check_marks_1._m0[_307], _306);
        if ((_309 & _306) == 0u)
        {
            check_reports_1._m0[_304] = uvec4(3u, 5u, _290, _289);
            memoryBarrierBuffer();
            uint _315 = atomicOr(check_marks_1._m0[_307], _306 << 16u);
        }
    }
}

void _102(uint _177, uint _178, uint _179)
{
    uint _180 = _84;
    uint _181 = _177 | 1u;
    uint _190 = (uint(check_reports_1._m0.length()) + 31u) >> 5u;
    uint _192 = uint(hazards_1._m0.length()) - 1u;
    if (_192 >= (_190 + 3u))
    {
        uint _199 = _181 * 2654435761u;
        uint _205 = _190 + (((_199 ^ (_199 >> 15u)) % ((_192 - _190) / 3u)) * 3u);
        uint _208 = _205 + _178;
        uint64_t _211 = atomicExchange(hazards_1._m0[_208], packUint2x32(uvec2(_180, _181)));
        uvec2 _212 = unpackUint2x32(_211);
        uint _216 = _212.x ^ _180;
        bool _221 = _216 >= 65536u;
        bool _223 = (_212.y == _181) && (((_216 < 1024u) && (_216 != 0u)) || _221);
        uint64_t _232 = atomicOr(hazards_1._m0[_208], packUint2x32(uvec2(((_178 == 0u) && _223) ? (_221 ? 4294967295u : 1023u) : 0u, 0u)));
        uint64_t _240 = atomicAdd(hazards_1._m0[_205 + ((_178 + 1u) % 3u)], 0);
        uvec2 _241 = unpackUint2x32(_240);
        uint _245 = _241.x ^ _180;
        uint64_t _257 = atomicAdd(hazards_1._m0[_205 + ((_178 + 2u) % 3u)], 0);
        uvec2 _258 = unpackUint2x32(_257);
        uint _262 = _258.x ^ _180;
        uint _273 = check_marks_1._m0[uint(check_marks_1._m0.length()) - 2u];
        _275(uint((((_178 == 1u) && _223) || ((_241.y == _181) && (((_245 < 1024u) && (_245 != 0u)) || (_245 >= 65536u)))) || ((_258.y == _181) && (((_262 < 1024u) && (_262 != 0u)) || (_262 >= 65536u)))), 1u, _273, _179);
    }
}

void main()
{
    if (gl_LocalInvocationIndex == 0u)
    {
        uint _76 = atomicAdd(check_marks_1._m0[uint(check_marks_1._m0.length()) - 1u], 1u);
        _58 = ((_76 % 65535u) + 1u) << 16u;
    }
    barrier();
    _84 = _58 | gl_LocalInvocationIndex;
    uint _8 = ((gl_LocalInvocationID.x << 2u) + 64u) + (gl_WorkGroupID.x << 5u);
    uint _96 = 0u + 4097093u;
    uint _99 = (_96 * 2654435761u) + (gl_WorkGroupID.x << 3u);
    _102(_99, 0u, 11u);
    _102(_99 + 4u, 0u, 11u);
    uvec2 _114 = t0_1._m0[gl_WorkGroupID.x];
    if (!(_114.x == 0u))
    {
        uint _38 = 0u;
        uint _24;
        bool _25;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _84 = ((_84 + 1024u) & 64512u) | (_84 & 4294902783u);
            groupMemoryBarrier();
            barrier();
            _24 = _38 + 1u;
            _25 = _24 == _114.x;
            if (_25)
            {
                break;
            }
            else
            {
                _38 = _24;
                continue;
            }
        }
    }
    uint _132 = 0u + 8190093u;
    _102((_132 * 2654435761u) + _8, 1u, 28u);
    uint _141 = _8 >> 2u;
    u0_1._m0[_141] = (uint(u1_1._m0.length()) * 4u) + gl_LocalInvocationID.x;
    bool _27 = _114.y == 0u;
    if (!_27)
    {
        uint _39 = 0u;
        uint _28;
        bool _29;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _84 = ((_84 + 1024u) & 64512u) | (_84 & 4294902783u);
            groupMemoryBarrier();
            barrier();
            _28 = _39 + 1u;
            _29 = _28 == _114.y;
            if (_29)
            {
                break;
            }
            else
            {
                _39 = _28;
                continue;
            }
        }
    }
    if (_27)
    {
        uint _148 = 0u + 8190093u;
        _102((_148 * 2654435761u) + 0u, 1u, 46u);
        u0_1._m0[0u] = 5u;
    }
    else
    {
        uint _30 = _8 ^ 4u;
        uint _154 = 0u + 8190093u;
        _102((_154 * 2654435761u) + _30, 0u, 40u);
        uint _161 = 0u + 8190093u;
        _102((_161 * 2654435761u) + (_8 + 16u), 1u, 44u);
        u0_1._m0[_141 + 4u] = u0_1._m0[_30 >> 2u] + (uint(u2_1._m0.length()) * 4u);
    }
}

