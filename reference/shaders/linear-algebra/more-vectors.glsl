#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

vec4 _64;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uvec4 _m0[];
} t0_3;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    vec4 _10;
    _10.x = uintBitsToFloat(t0_1._m0[gl_LocalInvocationIndex + 32u]);
    vec4 _12 = _10.xxxx * vec4(1.0, -2.0, 0.5, 4.0);
    float _75[4];
    _75[0u] = _12.x;
    _75[1u] = _12.y;
    _75[2u] = _12.z;
    _75[3u] = _12.w;
    float _79[2];
    _79[0u] = 0.0;
    _79[1u] = 0.0;
    uint _71 = 0u;
    for (;;)
    {
        uint _98 = _71;
        uint _100 = 0u;
        for (;;)
        {
            uint _105 = _100;
            uint _106 = _105 * 16u;
            uint _107 = _98 * 2u;
            uint _108 = _106 + _107;
            uint _109 = _108 >> 2u;
            uint _110 = _108 & 3u;
            uint _113 = _110 << 3u;
            uint _114 = t0_1._m0[_109] >> _113;
            uint _115 = _114 << 16u;
            float _116 = uintBitsToFloat(_115);
            float _119 = _116 * _75[_105];
            float _120 = _79[_98];
            float _121 = _120 + _119;
            _79[_98] = _121;
            uint _122 = _105 + 1u;
            _100 = _122;
            if (_122 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _125 = _98 + 1u;
        _71 = _125;
        if (_125 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _13 = vec2(_79[0u], _79[1u]);
    uint _15 = gl_LocalInvocationIndex << 1u;
    u0_1._m0[_15] = _13.x;
    u0_1._m0[_15 + 1u] = _13.y;
    uint _18 = gl_LocalInvocationIndex << 4u;
    uvec4 _20 = uvec4(t0_3._m0[gl_LocalInvocationIndex + 9u]);
    uint _156[4];
    _156[0u] = _20.x;
    _156[1u] = _20.y;
    _156[2u] = _20.z;
    _156[3u] = _20.w;
    uint _159[2];
    _159[0u] = 0u;
    _159[1u] = 0u;
    uint _154 = 0u;
    for (;;)
    {
        uint _176 = _154;
        uint _178 = 0u;
        for (;;)
        {
            uint _183 = _178;
            uint _184 = _176 * 16u;
            uint _185 = _183 * 1u;
            uint _186 = _184 + _185;
            uint _187 = _186 >> 2u;
            uint _188 = _186 & 3u;
            uint _190 = _187 + 16u;
            uint _192 = _188 << 3u;
            uint _194 = bitfieldExtract(t0_1._m0[_190], int(_192), int(8u));
            uint _197 = _194 * _156[_183];
            uint _198 = _159[_176];
            uint _199 = _198 + _197;
            _159[_176] = _199;
            uint _200 = _183 + 1u;
            _178 = _200;
            if (_200 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _202 = _176 + 1u;
        _154 = _202;
        if (_202 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _22 = uvec2(_159[0u], _159[1u]);
    u1_1._m0[_18] = _22.x;
    u1_1._m0[_18 + 1u] = _22.y;
    u16vec4 _26 = u16vec4(uint16_t(clamp(_20.x, 0u, 65535u)), uint16_t(clamp(_20.y, 0u, 65535u)), uint16_t(clamp(_20.z, 0u, 65535u)), uint16_t(clamp(_20.w, 0u, 65535u)));
    vec4 _239 = vec4(float(_20.x), float(_20.y), float(_20.z), float(_20.w));
    uvec4 _249 = uvec4(uint(_26.x), uint(_26.y), uint(_26.z), uint(_26.w));
    uvec4 _259 = uvec4(uint(int16_t(_26.x)), uint(int16_t(_26.y)), uint(int16_t(_26.z)), uint(int16_t(_26.w)));
    uint _42 = 0u;
    uint _40;
    bool _41;
    for (;;)
    {
        u1_1._m0[_42 + (_18 + 2u)] = _249[_42];
        u1_1._m0[_42 + (_18 + 6u)] = floatBitsToUint(_239[_42]);
        u1_1._m0[_42 + (_18 + 10u)] = _259[_42];
        _40 = _42 + 1u;
        _41 = _40 == 4u;
        if (_41)
        {
            break;
        }
        else
        {
            _42 = _40;
            continue;
        }
    }
}

