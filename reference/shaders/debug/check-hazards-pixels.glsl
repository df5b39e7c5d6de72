#version 460
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2002, std430) buffer hazards
{
    uint64_t _m0[];
} hazards_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(location = 0) out vec4 out_SV_Target0;
uint _114 = 0u;
bool _230 = false;

void _224(uint _236, uint _237, uint _238, uint _239)
{
    if (((_236 & _237) == _237) && (!_230))
    {
        _230 = true;
        uint _253 = (((_239 * 97u) ^ 6u) ^ _238) % uint(check_reports_1._m0.length());
        uint _255 = 1u << (_253 & 15u);
        uint _256 = _253 >> 4u;
        uint _258 = atomicOr(check_marks_1._m0[_256], _255);
        if ((_258 & _255) == 0u)
        {
            check_reports_1._m0[_253] = uvec4(3u, 5u, _239, _238);
            memoryBarrierBuffer();
            uint _264 = atomicOr(check_marks_1._m0[_256], _255 << 16u);
        }
    }
}

void _58(uint _110, uint _111, uint _112)
{
    uint _115 = _114;
    uint _127;
    if (_115 == 0u)
    {
        uint _122 = atomicAdd(check_marks_1._m0[uint(check_marks_1._m0.length()) - 1u], 1u);
        uint _126 = ((_122 % 65535u) + 1u) << 16u;
        _114 = _126;
        _127 = _126;
    }
    else
    {
        _127 = _115;
    }
    uint _128 = _110 | 1u;
    uint _137 = (uint(check_reports_1._m0.length()) + 31u) >> 5u;
    uint _139 = uint(hazards_1._m0.length()) - 1u;
    if (_139 >= (_137 + 3u))
    {
        uint _146 = _128 * 2654435761u;
        uint _152 = _137 + (((_146 ^ (_146 >> 15u)) % ((_139 - _137) / 3u)) * 3u);
        uint _156 = _152 + _111;
        uint64_t _159 = atomicExchange(hazards_1._m0[_156], packUint2x32(uvec2(_127, _128)));
        uvec2 _160 = unpackUint2x32(_159);
        uint _164 = _160.x ^ _127;
        bool _170 = _164 >= 65536u;
        bool _172 = (_160.y == _128) && (((_164 < 1024u) && (_164 != 0u)) || _170);
        uint64_t _181 = atomicOr(hazards_1._m0[_156], packUint2x32(uvec2(((_111 == 0u) && _172) ? (_170 ? 4294967295u : 1023u) : 0u, 0u)));
        uint64_t _189 = atomicAdd(hazards_1._m0[_152 + ((_111 + 1u) % 3u)], 0);
        uvec2 _190 = unpackUint2x32(_189);
        uint _194 = _190.x ^ _127;
        uint64_t _206 = atomicAdd(hazards_1._m0[_152 + ((_111 + 2u) % 3u)], 0);
        uvec2 _207 = unpackUint2x32(_206);
        uint _211 = _207.x ^ _127;
        uint _222 = check_marks_1._m0[uint(check_marks_1._m0.length()) - 2u];
        _224(uint((((_111 == 1u) && _172) || ((_190.y == _128) && (((_194 < 1024u) && (_194 != 0u)) || (_194 >= 65536u)))) || ((_207.y == _128) && (((_211 < 1024u) && (_211 != 0u)) || (_211 >= 65536u)))), 1u, _222, _112);
    }
}

void main()
{
    uint _9 = (uint(gl_FragCoord.y) << 3u) + (uint(gl_FragCoord.x) << 2u);
    uint _52 = 0u + 8190093u;
    _58((_52 * 2654435761u) + _9, 0u, 14u);
    uint _64 = _9 >> 2u;
    uint _67 = 0u + 8190093u;
    _58((_67 * 2654435761u) + _9, 1u, 17u);
    u0_1._m0[_64] += (uint(u1_1._m0.length()) * 4u);
    uint _73 = 0u + 8190093u;
    _58((_73 * 2654435761u) + _9, 0u, 18u);
    uint _78 = 0u + 8190093u;
    _58((_78 * 2654435761u) + _9, 1u, 21u);
    u0_1._m0[_64] += (uint(u2_1._m0.length()) * 4u);
    if (_9 > 7u)
    {
        uint _85 = 0u + 8190093u;
        _58((_85 * 2654435761u) + 16u, 1u, 24u);
        u0_1._m0[4u] = 5u;
    }
    out_SV_Target0 = vec4(1.0);
}

