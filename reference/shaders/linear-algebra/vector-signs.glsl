#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

uvec4 _141;
u16vec4 _149;
vec4 _279;
uvec2 _429;
float16_t _1020;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    uint _137 = gl_LocalInvocationIndex + 32u;
    uvec4 _10;
    _10.x = t0_1._m0[_137];
    uvec4 _12 = _10.xxxx * uvec4(1u, 4294967294u, 3u, 400u);
    uint _13 = _12.x;
    uint _14 = _12.y;
    uint _15 = _12.z;
    uint _16 = _12.w;
    u16vec4 _21;
    _21.x = uint16_t(_13);
    _21.y = uint16_t(_14);
    _21.z = uint16_t(_15);
    _21.w = uint16_t(_16);
    uint _155[4];
    _155[0u] = _12.x;
    _155[1u] = _12.y;
    _155[2u] = _12.z;
    _155[3u] = _12.w;
    uint _158[2];
    _158[0u] = 0u;
    _158[1u] = 0u;
    uint _151 = 0u;
    for (;;)
    {
        uint _175 = _151;
        uint _177 = 0u;
        for (;;)
        {
            uint _182 = _177;
            uint _183 = _175 * 16u;
            uint _184 = _182 * 1u;
            uint _185 = _183 + _184;
            uint _186 = _185 >> 2u;
            uint _187 = _185 & 3u;
            uint _190 = _187 << 3u;
            uint _193 = uint(bitfieldExtract(int(t0_1._m0[_186]), int(_190), int(8u)));
            uint _196 = _193 * _155[_182];
            uint _197 = _158[_175];
            uint _198 = _197 + _196;
            _158[_175] = _198;
            uint _199 = _182 + 1u;
            _177 = _199;
            if (_199 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _202 = _175 + 1u;
        _151 = _202;
        if (_202 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u16vec2 _25 = u16vec2(uint16_t(uint(clamp(int(_158[0u]), int(4294934528u), int(32767u)))), uint16_t(uint(clamp(int(_158[1u]), int(4294934528u), int(32767u)))));
    uint _28 = gl_LocalInvocationIndex * 20u;
    u0_1._m0[_28] = uint(int16_t(_25.x));
    u0_1._m0[_28 + 1u] = uint(int16_t(_25.y));
    uint _224[4];
    _224[0u] = 1u;
    _224[1u] = 2u;
    _224[2u] = 3u;
    _224[3u] = 400u;
    uint _225[2];
    _225[0u] = 0u;
    _225[1u] = 0u;
    uint _223 = 0u;
    for (;;)
    {
        uint _241 = _223;
        uint _243 = 0u;
        for (;;)
        {
            uint _248 = _243;
            uint _249 = _241 * 16u;
            uint _250 = _248 * 1u;
            uint _251 = _249 + _250;
            uint _252 = _251 >> 2u;
            uint _253 = _251 & 3u;
            uint _256 = _253 << 3u;
            uint _257 = bitfieldExtract(t0_1._m0[_252], int(_256), int(8u));
            uint _260 = _257 * _224[_248];
            uint _261 = _225[_241];
            uint _262 = _261 + _260;
            _225[_241] = _262;
            uint _263 = _248 + 1u;
            _243 = _263;
            if (_263 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _265 = _241 + 1u;
        _223 = _265;
        if (_265 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u16vec2 _32 = u16vec2(uint16_t(clamp(_225[0u], 0u, 65535u)), uint16_t(clamp(_225[1u], 0u, 65535u)));
    u0_1._m0[_28 + 2u] = uint(_32.x);
    u0_1._m0[_28 + 3u] = uint(_32.y);
    vec4 _43;
    _43.x = float(int(_13));
    _43.y = float(int(_14));
    _43.z = float(int(_15));
    _43.w = float(int(_16));
    float _282[4];
    _282[0u] = _43.x;
    _282[1u] = _43.y;
    _282[2u] = _43.z;
    _282[3u] = _43.w;
    float _286[2];
    _286[0u] = 0.0;
    _286[1u] = 0.0;
    uint _280 = 0u;
    for (;;)
    {
        uint _303 = _280;
        uint _305 = 0u;
        for (;;)
        {
            uint _310 = _305;
            uint _311 = _303 * 16u;
            uint _312 = _310 * 4u;
            uint _313 = _311 + _312;
            uint _314 = _313 >> 2u;
            uint _315 = _313 & 3u;
            uint _317 = _314 + 8u;
            float _320 = uintBitsToFloat(t0_1._m0[_317]);
            float _323 = _320 * _282[_310];
            float _324 = _286[_303];
            float _325 = _324 + _323;
            _286[_303] = _325;
            uint _326 = _310 + 1u;
            _305 = _326;
            if (_326 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _328 = _303 + 1u;
        _280 = _328;
        if (_328 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _334 = roundEven(_286[0u]);
    float _346 = roundEven(_286[1u]);
    uvec2 _47 = uvec2((_286[0u] != _286[0u]) ? 0u : ((_334 >= 2147483648.0) ? 2147483647u : ((_334 <= (-2147483648.0)) ? 2147483648u : uint(int(_334)))), (_286[1u] != _286[1u]) ? 0u : ((_346 >= 2147483648.0) ? 2147483647u : ((_346 <= (-2147483648.0)) ? 2147483648u : uint(int(_346)))));
    u0_1._m0[_28 + 4u] = _47.x;
    u0_1._m0[_28 + 5u] = _47.y;
    float _359[4];
    _359[0u] = _43.x;
    _359[1u] = _43.y;
    _359[2u] = _43.z;
    _359[3u] = _43.w;
    float _360[2];
    _360[0u] = 0.0;
    _360[1u] = 0.0;
    uint _358 = 0u;
    for (;;)
    {
        uint _375 = _358;
        uint _377 = 0u;
        for (;;)
        {
            uint _382 = _377;
            uint _383 = _375 * 16u;
            uint _384 = _382 * 4u;
            uint _385 = _383 + _384;
            uint _386 = _385 >> 2u;
            uint _387 = _385 & 3u;
            uint _389 = _386 + 8u;
            float _392 = uintBitsToFloat(t0_1._m0[_389]);
            float _395 = _392 * _359[_382];
            float _396 = _360[_375];
            float _397 = _396 + _395;
            _360[_375] = _397;
            uint _398 = _382 + 1u;
            _377 = _398;
            if (_398 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _400 = _375 + 1u;
        _358 = _400;
        if (_400 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _406 = roundEven(_360[0u]);
    float _417 = roundEven(_360[1u]);
    uvec2 _52 = uvec2((_360[0u] != _360[0u]) ? 0u : ((_406 >= 4294967296.0) ? 4294967295u : ((_406 <= 0.0) ? 0u : uint(_406))), (_360[1u] != _360[1u]) ? 0u : ((_417 >= 4294967296.0) ? 4294967295u : ((_417 <= 0.0) ? 0u : uint(_417))));
    u0_1._m0[_28 + 6u] = _52.x;
    u0_1._m0[_28 + 7u] = _52.y;
    uvec2 _57;
    _57.x = t0_1._m0[_137];
    uvec2 _59 = _57.xx + uvec2(3000000000u, 7u);
    float _433[4];
    _433[0u] = 256.0;
    _433[1u] = -256.0;
    _433[2u] = 128.0;
    _433[3u] = 512.0;
    float _434[2];
    _434[0u] = float(_59.x);
    _434[1u] = float(_59.y);
    uint _432 = 0u;
    for (;;)
    {
        uint _458 = _432;
        uint _460 = 0u;
        for (;;)
        {
            uint _465 = _460;
            uint _466 = _458 * 16u;
            uint _467 = _465 * 2u;
            uint _468 = _466 + _467;
            uint _469 = _468 >> 2u;
            uint _470 = _468 & 3u;
            uint _473 = _469 + 24u;
            uint _475 = _470 << 3u;
            uint _476 = t0_1._m0[_473] >> _475;
            vec2 _478 = unpackHalf2x16(_476);
            float _479 = _478.x;
            float _482 = _479 * _433[_465];
            float _483 = _434[_458];
            float _484 = _483 + _482;
            _434[_458] = _484;
            uint _485 = _465 + 1u;
            _460 = _485;
            if (_485 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _487 = _458 + 1u;
        _432 = _487;
        if (_487 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _491 = roundEven(_434[0u]);
    float _501 = roundEven(_434[1u]);
    uvec2 _60 = uvec2((_434[0u] != _434[0u]) ? 0u : ((_491 >= 4294967296.0) ? 4294967295u : ((_491 <= 0.0) ? 0u : uint(_491))), (_434[1u] != _434[1u]) ? 0u : ((_501 >= 4294967296.0) ? 4294967295u : ((_501 <= 0.0) ? 0u : uint(_501))));
    u0_1._m0[_28 + 8u] = _60.x;
    u0_1._m0[_28 + 9u] = _60.y;
    uvec2 _65 = _57.xx * uvec2(4294967293u, 4294967196u);
    float _516[4];
    _516[0u] = 1.0;
    _516[1u] = -1.0;
    _516[2u] = 0.5;
    _516[3u] = 2.0;
    float _517[2];
    _517[0u] = float(int(_65.x));
    _517[1u] = float(int(_65.y));
    uint _515 = 0u;
    for (;;)
    {
        uint _541 = _515;
        uint _543 = 0u;
        for (;;)
        {
            uint _548 = _543;
            uint _549 = _541 * 16u;
            uint _550 = _548 * 2u;
            uint _551 = _549 + _550;
            uint _552 = _551 >> 2u;
            uint _553 = _551 & 3u;
            uint _555 = _552 + 24u;
            uint _557 = _553 << 3u;
            uint _558 = t0_1._m0[_555] >> _557;
            vec2 _559 = unpackHalf2x16(_558);
            float _560 = _559.x;
            float _563 = _560 * _516[_548];
            float _564 = _517[_541];
            float _565 = _564 + _563;
            _517[_541] = _565;
            uint _566 = _548 + 1u;
            _543 = _566;
            if (_566 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _568 = _541 + 1u;
        _515 = _568;
        if (_568 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _572 = roundEven(_517[0u]);
    float _582 = roundEven(_517[1u]);
    uvec2 _66 = uvec2((_517[0u] != _517[0u]) ? 0u : ((_572 >= 2147483648.0) ? 2147483647u : ((_572 <= (-2147483648.0)) ? 2147483648u : uint(int(_572)))), (_517[1u] != _517[1u]) ? 0u : ((_582 >= 2147483648.0) ? 2147483647u : ((_582 <= (-2147483648.0)) ? 2147483648u : uint(int(_582)))));
    u0_1._m0[_28 + 10u] = _66.x;
    u0_1._m0[_28 + 11u] = _66.y;
    uint _595[4];
    _595[0u] = uint(int16_t(_21.x));
    _595[1u] = uint(int16_t(_21.y));
    _595[2u] = uint(int16_t(_21.z));
    _595[3u] = uint(int16_t(_21.w));
    uint _596[2];
    _596[0u] = 4294967291u;
    _596[1u] = 6u;
    uint _594 = 0u;
    for (;;)
    {
        uint _619 = _594;
        uint _621 = 0u;
        for (;;)
        {
            uint _626 = _621;
            uint _627 = _619 * 16u;
            uint _628 = _626 * 2u;
            uint _629 = _627 + _628;
            uint _630 = _629 >> 2u;
            uint _631 = _629 & 3u;
            uint _633 = _630 + 16u;
            uint _635 = _631 << 3u;
            uint _636 = uint(bitfieldExtract(int(t0_1._m0[_633]), int(_635), int(16u)));
            uint _639 = _636 * _595[_626];
            uint _640 = _596[_619];
            uint _641 = _640 + _639;
            _596[_619] = _641;
            uint _642 = _626 + 1u;
            _621 = _642;
            if (_642 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _644 = _619 + 1u;
        _594 = _644;
        if (_644 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _71 = uvec2(_596[0u], _596[1u]);
    u0_1._m0[_28 + 12u] = _71.x;
    u0_1._m0[_28 + 13u] = _71.y;
    uint _655[4];
    _655[0u] = uint(int16_t(_21.x));
    _655[1u] = uint(int16_t(_21.y));
    _655[2u] = uint(int16_t(_21.z));
    _655[3u] = uint(int16_t(_21.w));
    uint _656[2];
    _656[0u] = 0u;
    _656[1u] = 0u;
    uint _654 = 0u;
    for (;;)
    {
        uint _675 = _654;
        uint _677 = 0u;
        for (;;)
        {
            uint _682 = _677;
            uint _683 = _675 * 16u;
            uint _684 = _682 * 2u;
            uint _685 = _683 + _684;
            uint _686 = _685 >> 2u;
            uint _687 = _685 & 3u;
            uint _689 = _686 + 16u;
            uint _691 = _687 << 3u;
            uint _692 = bitfieldExtract(t0_1._m0[_689], int(_691), int(16u));
            uint _695 = _692 * _655[_682];
            uint _696 = _656[_675];
            uint _697 = _696 + _695;
            _656[_675] = _697;
            uint _698 = _682 + 1u;
            _677 = _698;
            if (_698 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _700 = _675 + 1u;
        _654 = _700;
        if (_700 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _76 = uvec2(_656[0u], _656[1u]);
    u0_1._m0[_28 + 14u] = _76.x;
    u0_1._m0[_28 + 15u] = _76.y;
    vec4 _82;
    _82.x = float(int(t0_1._m0[_137]));
    vec4 _84 = _82.xxxx * vec4(0.5, -0.25, 2.0, 1.0);
    float _713[4];
    _713[0u] = _84.x;
    _713[1u] = _84.y;
    _713[2u] = _84.z;
    _713[3u] = _84.w;
    float _714[2];
    _714[0u] = 0.0;
    _714[1u] = 0.0;
    uint _712 = 0u;
    for (;;)
    {
        uint _729 = _712;
        uint _731 = 0u;
        for (;;)
        {
            uint _736 = _731;
            uint _737 = _729 * 16u;
            uint _738 = _736 * 1u;
            uint _739 = _737 + _738;
            uint _740 = _739 >> 2u;
            uint _741 = _739 & 3u;
            uint _744 = _741 << 3u;
            uint _745 = uint(bitfieldExtract(int(t0_1._m0[_740]), int(_744), int(8u)));
            float _746 = float(int(_745));
            float _749 = _746 * _713[_736];
            float _750 = _714[_729];
            float _751 = _750 + _749;
            _714[_729] = _751;
            uint _752 = _736 + 1u;
            _731 = _752;
            if (_752 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _754 = _729 + 1u;
        _712 = _754;
        if (_754 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _758 = roundEven(_714[0u]);
    float _768 = roundEven(_714[1u]);
    uvec2 _85 = uvec2((_714[0u] != _714[0u]) ? 0u : ((_758 >= 2147483648.0) ? 2147483647u : ((_758 <= (-2147483648.0)) ? 2147483648u : uint(int(_758)))), (_714[1u] != _714[1u]) ? 0u : ((_768 >= 2147483648.0) ? 2147483647u : ((_768 <= (-2147483648.0)) ? 2147483648u : uint(int(_768)))));
    u0_1._m0[_28 + 16u] = _85.x;
    u0_1._m0[_28 + 17u] = _85.y;
    float _780[4];
    _780[0u] = float(int(_12.x));
    _780[1u] = float(int(_12.y));
    _780[2u] = float(int(_12.z));
    _780[3u] = float(int(_12.w));
    float _781[2];
    _781[0u] = 0.0;
    _781[1u] = 0.0;
    uint _779 = 0u;
    for (;;)
    {
        uint _800 = _779;
        uint _802 = 0u;
        for (;;)
        {
            uint _807 = _802;
            uint _808 = _800 * 16u;
            uint _809 = _807 * 1u;
            uint _810 = _808 + _809;
            uint _811 = _810 >> 2u;
            uint _812 = _810 & 3u;
            uint _815 = _812 << 3u;
            uint _816 = uint(bitfieldExtract(int(t0_1._m0[_811]), int(_815), int(8u)));
            float _817 = float(int(_816));
            float _820 = _817 * _780[_807];
            float _821 = _781[_800];
            float _822 = _821 + _820;
            _781[_800] = _822;
            uint _823 = _807 + 1u;
            _802 = _823;
            if (_823 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _825 = _800 + 1u;
        _779 = _825;
        if (_825 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float _829 = roundEven(_781[0u]);
    float _839 = roundEven(_781[1u]);
    uvec2 _90 = uvec2((_781[0u] != _781[0u]) ? 0u : ((_829 >= 2147483648.0) ? 2147483647u : ((_829 <= (-2147483648.0)) ? 2147483648u : uint(int(_829)))), (_781[1u] != _781[1u]) ? 0u : ((_839 >= 2147483648.0) ? 2147483647u : ((_839 <= (-2147483648.0)) ? 2147483648u : uint(int(_839)))));
    u0_1._m0[_28 + 18u] = _90.x;
    u0_1._m0[_28 + 19u] = _90.y;
    float _852[4];
    _852[0u] = _84.x;
    _852[1u] = _84.y;
    _852[2u] = _84.z;
    _852[3u] = _84.w;
    float _853[2];
    _853[0u] = 0.0;
    _853[1u] = 0.0;
    uint _851 = 0u;
    for (;;)
    {
        uint _868 = _851;
        uint _870 = 0u;
        for (;;)
        {
            uint _875 = _870;
            uint _876 = _868 * 16u;
            uint _877 = _875 * 1u;
            uint _878 = _876 + _877;
            uint _879 = _878 >> 2u;
            uint _880 = _878 & 3u;
            uint _883 = _880 << 3u;
            uint _884 = uint(bitfieldExtract(int(t0_1._m0[_879]), int(_883), int(8u)));
            float _885 = float(int(_884));
            float _888 = _885 * _852[_875];
            float _889 = _853[_868];
            float _890 = _889 + _888;
            _853[_868] = _890;
            uint _891 = _875 + 1u;
            _870 = _891;
            if (_891 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _893 = _868 + 1u;
        _851 = _893;
        if (_893 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _95 = vec2(_853[0u], _853[1u]);
    uint _97 = gl_LocalInvocationIndex * 10u;
    u1_1._m0[_97] = _95.x;
    u1_1._m0[_97 + 1u] = _95.y;
    float _907[4];
    _907[0u] = float(int16_t(_21.x));
    _907[1u] = float(int16_t(_21.y));
    _907[2u] = float(int16_t(_21.z));
    _907[3u] = float(int16_t(_21.w));
    float _908[2];
    _908[0u] = 0.0;
    _908[1u] = 0.0;
    uint _906 = 0u;
    for (;;)
    {
        uint _927 = _906;
        uint _929 = 0u;
        for (;;)
        {
            uint _934 = _929;
            uint _935 = _927 * 16u;
            uint _936 = _934 * 2u;
            uint _937 = _935 + _936;
            uint _938 = _937 >> 2u;
            uint _939 = _937 & 3u;
            uint _941 = _938 + 24u;
            uint _943 = _939 << 3u;
            uint _944 = t0_1._m0[_941] >> _943;
            vec2 _945 = unpackHalf2x16(_944);
            float _946 = _945.x;
            float _949 = _946 * _907[_934];
            float _950 = _908[_927];
            float _951 = _950 + _949;
            _908[_927] = _951;
            uint _952 = _934 + 1u;
            _929 = _952;
            if (_952 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _954 = _927 + 1u;
        _906 = _954;
        if (_954 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _100 = vec2(_908[0u], _908[1u]);
    u1_1._m0[_97 + 2u] = _100.x;
    u1_1._m0[_97 + 3u] = _100.y;
    float _963[4];
    _963[0u] = float(1u);
    _963[1u] = float(2u);
    _963[2u] = float(3u);
    _963[3u] = float(2147483648u);
    float _964[2];
    _964[0u] = 0.0;
    _964[1u] = 0.0;
    uint _962 = 0u;
    for (;;)
    {
        uint _984 = _962;
        uint _986 = 0u;
        for (;;)
        {
            uint _991 = _986;
            uint _992 = _984 * 16u;
            uint _993 = _991 * 1u;
            uint _994 = _992 + _993;
            uint _995 = _994 >> 2u;
            uint _996 = _994 & 3u;
            uint _999 = _996 << 3u;
            uint _1000 = uint(bitfieldExtract(int(t0_1._m0[_995]), int(_999), int(8u)));
            float _1001 = float(int(_1000));
            float _1004 = _1001 * _963[_991];
            float _1005 = _964[_984];
            float _1006 = _1005 + _1004;
            _964[_984] = _1006;
            uint _1007 = _991 + 1u;
            _986 = _1007;
            if (_1007 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _1009 = _984 + 1u;
        _962 = _1009;
        if (_1009 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _105 = vec2(_964[0u], _964[1u]);
    u1_1._m0[_97 + 4u] = _105.x;
    u1_1._m0[_97 + 5u] = _105.y;
    f16vec2 _112 = f16vec2(float16_t(0.25), float16_t(0.0));
    _112.y = float16_t(int(-t0_1._m0[_137]));
    float _1023[4];
    _1023[0u] = 0.0;
    _1023[1u] = 0.0;
    _1023[2u] = 0.5;
    _1023[3u] = 0.0;
    float _1024[2];
    _1024[0u] = float(_112.x);
    _1024[1u] = float(_112.y);
    uint _1022 = 0u;
    for (;;)
    {
        uint _1044 = _1022;
        uint _1046 = 0u;
        for (;;)
        {
            uint _1051 = _1046;
            uint _1052 = _1044 * 16u;
            uint _1053 = _1051 * 4u;
            uint _1054 = _1052 + _1053;
            uint _1055 = _1054 >> 2u;
            uint _1056 = _1054 & 3u;
            uint _1058 = _1055 + 8u;
            float _1061 = uintBitsToFloat(t0_1._m0[_1058]);
            float _1064 = _1061 * _1023[_1051];
            float _1065 = _1024[_1044];
            float _1066 = _1065 + _1064;
            _1024[_1044] = _1066;
            uint _1067 = _1051 + 1u;
            _1046 = _1067;
            if (_1067 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _1069 = _1044 + 1u;
        _1022 = _1069;
        if (_1069 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    f16vec2 _113 = f16vec2(float16_t(_1024[0u]), float16_t(_1024[1u]));
    u1_1._m0[_97 + 6u] = float(_113.x);
    u1_1._m0[_97 + 7u] = float(_113.y);
    float _1080[4];
    _1080[0u] = float(int(_12.x));
    _1080[1u] = float(int(_12.y));
    _1080[2u] = float(int(_12.z));
    _1080[3u] = float(int(_12.w));
    float _1081[2];
    _1081[0u] = 0.125;
    _1081[1u] = -0.375;
    uint _1079 = 0u;
    for (;;)
    {
        uint _1105 = _1079;
        uint _1107 = 0u;
        for (;;)
        {
            uint _1112 = _1107;
            uint _1113 = _1105 * 16u;
            uint _1114 = _1112 * 1u;
            uint _1115 = _1113 + _1114;
            uint _1116 = _1115 >> 2u;
            uint _1117 = _1115 & 3u;
            uint _1120 = _1117 << 3u;
            uint _1121 = uint(bitfieldExtract(int(t0_1._m0[_1116]), int(_1120), int(8u)));
            float _1122 = float(int(_1121));
            float _1125 = _1122 * _1080[_1112];
            float _1126 = _1081[_1105];
            float _1127 = _1126 + _1125;
            _1081[_1105] = _1127;
            uint _1128 = _1112 + 1u;
            _1107 = _1128;
            if (_1128 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _1130 = _1105 + 1u;
        _1079 = _1130;
        if (_1130 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _120 = vec2(_1081[0u], _1081[1u]);
    u1_1._m0[_97 + 8u] = _120.x;
    u1_1._m0[_97 + 9u] = _120.y;
}

