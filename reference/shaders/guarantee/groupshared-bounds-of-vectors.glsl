#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

shared vec4 fours[3];
shared vec3 threes[3];
shared f16vec2 halves[3];
shared uint eights[3][8];
shared vec4 rows[6];

void main()
{
    uint _2 = t0_1._m0[0u];
    uint _7 = t0_1._m0[1u];
    uint _12 = t0_1._m0[2u];
    fours[0u] = vec4(10.0, 11.0, 12.0, 13.0);
    threes[0u] = vec3(10.0, 11.0, 12.0);
    halves[0u] = f16vec2(float16_t(10.0), float16_t(11.0));
    eights[0u][0u] = 10u;
    eights[0u][1u] = 11u;
    eights[0u][2u] = 12u;
    eights[0u][3u] = 13u;
    eights[0u][4u] = 14u;
    eights[0u][5u] = 15u;
    eights[0u][6u] = 16u;
    eights[0u][7u] = 17u;
    rows[0u] = vec4(10.0, 11.0, 12.0, 13.0);
    rows[3u] = vec4(40.0, 41.0, 42.0, 43.0);
    fours[1u] = vec4(20.0, 21.0, 22.0, 23.0);
    threes[1u] = vec3(20.0, 21.0, 22.0);
    halves[1u] = f16vec2(float16_t(20.0), float16_t(21.0));
    eights[1u][0u] = 20u;
    eights[1u][1u] = 21u;
    eights[1u][2u] = 22u;
    eights[1u][3u] = 23u;
    eights[1u][4u] = 24u;
    eights[1u][5u] = 25u;
    eights[1u][6u] = 26u;
    eights[1u][7u] = 27u;
    rows[1u] = vec4(20.0, 21.0, 22.0, 23.0);
    rows[4u] = vec4(50.0, 51.0, 52.0, 53.0);
    fours[2u] = vec4(30.0, 31.0, 32.0, 33.0);
    threes[2u] = vec3(30.0, 31.0, 32.0);
    halves[2u] = f16vec2(float16_t(30.0), float16_t(31.0));
    eights[2u][0u] = 30u;
    eights[2u][1u] = 31u;
    eights[2u][2u] = 32u;
    eights[2u][3u] = 33u;
    eights[2u][4u] = 34u;
    eights[2u][5u] = 35u;
    eights[2u][6u] = 36u;
    eights[2u][7u] = 37u;
    rows[2u] = vec4(30.0, 31.0, 32.0, 33.0);
    rows[5u] = vec4(60.0, 61.0, 62.0, 63.0);
    if (_7 < 3u)
    {
        fours[_7] = vec4(97.0);
    }
    if (_12 < 3u)
    {
        threes[_12] = vec3(98.0);
    }
    if (_7 < 3u)
    {
        halves[_7] = f16vec2(float16_t(99.0));
    }
    if (_12 < 3u)
    {
        eights[_12][0u] = 90u;
        eights[_12][1u] = 91u;
        eights[_12][2u] = 92u;
        eights[_12][3u] = 93u;
        eights[_12][4u] = 94u;
        eights[_12][5u] = 95u;
        eights[_12][6u] = 96u;
        eights[_12][7u] = 97u;
    }
    uint _17 = _2 * 3u;
    uint _18 = _7 + _17;
    if (_18 < 6u)
    {
        rows[_18] = vec4(96.0);
    }
    uint _20 = _2 + (_7 * 3u);
    if (_20 < 6u)
    {
        rows[_20] = vec4(95.0);
    }
    barrier();
    vec4 _311 = mix(vec4(0.0), fours[min(_2, 2u)], bvec4(_2 < 3u));
    vec4 _318 = mix(vec4(0.0), fours[min(_7, 2u)], bvec4(_7 < 3u));
    vec3 _23 = mix(vec3(0.0), threes[min(_2, 2u)], bvec3(_2 < 3u));
    vec3 _24 = mix(vec3(0.0), threes[min(_12, 2u)], bvec3(_12 < 3u));
    f16vec2 _25 = mix(f16vec2(float16_t(0.0)), halves[min(_2, 2u)], bvec2(_2 < 3u));
    f16vec2 _26 = mix(f16vec2(float16_t(0.0)), halves[min(_12, 2u)], bvec2(_12 < 3u));
    bool _343 = _2 < 3u;
    uint _369[8];
    _369[0u] = _343 ? eights[min(_2, 2u)][0u] : 0u;
    _369[1u] = _343 ? eights[min(_2, 2u)][1u] : 0u;
    _369[2u] = _343 ? eights[min(_2, 2u)][2u] : 0u;
    _369[3u] = _343 ? eights[min(_2, 2u)][3u] : 0u;
    _369[4u] = _343 ? eights[min(_2, 2u)][4u] : 0u;
    _369[5u] = _343 ? eights[min(_2, 2u)][5u] : 0u;
    _369[6u] = _343 ? eights[min(_2, 2u)][6u] : 0u;
    _369[7u] = _343 ? eights[min(_2, 2u)][7u] : 0u;
    bool _380 = _7 < 3u;
    uint _405[8];
    _405[0u] = _380 ? eights[min(_7, 2u)][0u] : 0u;
    _405[1u] = _380 ? eights[min(_7, 2u)][1u] : 0u;
    _405[2u] = _380 ? eights[min(_7, 2u)][2u] : 0u;
    _405[3u] = _380 ? eights[min(_7, 2u)][3u] : 0u;
    _405[4u] = _380 ? eights[min(_7, 2u)][4u] : 0u;
    _405[5u] = _380 ? eights[min(_7, 2u)][5u] : 0u;
    _405[6u] = _380 ? eights[min(_7, 2u)][6u] : 0u;
    _405[7u] = _380 ? eights[min(_7, 2u)][7u] : 0u;
    uint _43 = _2 + _17;
    vec4 _419 = mix(vec4(0.0), rows[min(_43, 5u)], bvec4(_43 < 6u));
    uint _45 = _12 + _17;
    vec4 _425 = mix(vec4(0.0), rows[min(_45, 5u)], bvec4(_45 < 6u));
    vec4 _431 = mix(vec4(0.0), rows[min(_20, 5u)], bvec4(_20 < 6u));
    uint _95 = 0u;
    uint _61;
    bool _62;
    for (;;)
    {
        u0_1._m0[_95] = _311[_95];
        u0_1._m0[_95 + 4u] = _318[_95];
        u0_1._m0[_95 + 32u] = _419[_95];
        u0_1._m0[_95 + 36u] = _425[_95];
        u0_1._m0[_95 + 40u] = _431[_95];
        u0_1._m0[_95 + 44u] = (_95 < 4u) ? fours[2u][min(_95, 3u)] : 0.0;
        u0_1._m0[_95 + 48u] = (_95 < 4u) ? rows[5u][min(_95, 3u)] : 0.0;
        _61 = _95 + 1u;
        _62 = _61 == 4u;
        if (_62)
        {
            break;
        }
        else
        {
            _95 = _61;
            continue;
        }
    }
    u0_1._m0[8u] = _23.x;
    u0_1._m0[11u] = _24.x;
    u0_1._m0[9u] = _23.y;
    u0_1._m0[12u] = _24.y;
    u0_1._m0[10u] = _23.z;
    u0_1._m0[13u] = _24.z;
    u0_1._m0[14u] = float((_25.y * float16_t(100.0)) + _25.x);
    u0_1._m0[15u] = float(_26.x + _26.y);
    uint _96 = 0u;
    uint _93;
    bool _94;
    for (;;)
    {
        u0_1._m0[_96 + 16u] = float(_369[_96]);
        u0_1._m0[_96 + 24u] = float(_405[_96]);
        _93 = _96 + 1u;
        _94 = _93 == 8u;
        if (_94)
        {
            break;
        }
        else
        {
            _96 = _93;
            continue;
        }
    }
    u0_1._m0[52u] = threes[2u].z;
    u0_1._m0[53u] = float(halves[2u].y);
    u0_1._m0[54u] = float(eights[2u][7u]);
    u0_1._m0[55u] = mix(vec4(0.0), fours[min(_12, 2u)], bvec4(_12 < 3u)).w;
}

