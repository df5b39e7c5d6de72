#version 460
#extension GL_EXT_shader_subgroup_extended_types_float16 : require
#extension GL_EXT_shader_subgroup_extended_types_int16 : require
#extension GL_EXT_shader_subgroup_extended_types_int64 : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out ivec4 out_SV_Target0;
layout(location = 1) out ivec4 out_SV_Target1;
layout(location = 2) out ivec4 out_SV_Target2;
layout(location = 3) out ivec4 out_SV_Target3;
layout(location = 4) out ivec4 out_SV_Target4;
layout(location = 5) out ivec4 out_SV_Target5;
layout(location = 6) out ivec4 out_SV_Target6;
layout(location = 7) out ivec4 out_SV_Target7;

void main()
{
    uint _9 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    float16_t _16 = float16_t(t0_1._m0[_9]) + float16_t(-6.5);
    double _18 = double(t0_1._m0[_9]) + (-6.5lf);
    uint16_t _20 = uint16_t(t0_1._m0[_9] + 65530u);
    uint16_t _21 = uint16_t(t0_1._m0[_9]);
    uint64_t _23 = uint64_t(t0_1._m0[_9]) << 33ul;
    uint64_t _24 = _23 + 18446744022169944064ul;
    bool _158 = !gl_HelperInvocation;
    float16_t _25 = subgroupMin(_158 ? _16 : float16_t(1.0 / 0.0));
    float16_t _28 = subgroupMax(_158 ? _16 : float16_t(-1.0 / 0.0));
    float16_t _31 = subgroupAdd(_158 ? _16 : float16_t(0.0));
    float16_t _34 = subgroupMul(_158 ? _16 : float16_t(1.0));
    uint16_t _37 = uint16_t(subgroupMin(int16_t(_158 ? _20 : 32767us)));
    uint16_t _39 = uint16_t(subgroupMax(int16_t(_158 ? _20 : 32768us)));
    uint16_t _41 = subgroupMin(_158 ? _21 : 65535us);
    uint16_t _43 = subgroupMax(_158 ? _21 : 0us);
    uint64_t _45 = uint64_t(subgroupMin(int64_t(_158 ? _24 : 9223372036854775807ul)));
    uint64_t _48 = uint64_t(subgroupMax(int64_t(_158 ? _24 : 9223372036854775808ul)));
    uint64_t _51 = subgroupAdd(_158 ? _24 : 0ul);
    uint64_t _54 = subgroupMul(_158 ? _24 : 1ul);
    uint64_t _57 = subgroupMin(_158 ? _23 : 18446744073709551615ul);
    uint64_t _60 = subgroupMax(_158 ? _23 : 0ul);
    uint64_t _63 = subgroupAnd(_158 ? _23 : 18446744073709551615ul);
    uint64_t _66 = subgroupOr(_158 ? _23 : 0ul);
    uint64_t _68 = subgroupXor(_158 ? _23 : 0ul);
    double _73 = subgroupMin(_158 ? _18 : uint64BitsToDouble(0x7ff0000000000000ul /* inf */));
    double _76 = subgroupMax(_158 ? _18 : uint64BitsToDouble(0xfff0000000000000ul /* -inf */));
    double _79 = subgroupAdd(_158 ? _18 : 0.0lf);
    double _82 = subgroupMul(_158 ? _18 : 1.0lf);
    float16_t _85 = subgroupExclusiveAdd(_158 ? _16 : float16_t(0.0));
    float16_t _88 = subgroupExclusiveMul(_158 ? _16 : float16_t(1.0));
    uint64_t _91 = subgroupExclusiveAdd(_158 ? _24 : 0ul);
    double _94 = subgroupExclusiveMul(_158 ? _18 : 1.0lf);
    uvec4 _206 = subgroupBallot(_158);
    uint _208 = subgroupBallotFindLSB(_206);
    float16_t _207 = subgroupShuffle(_16, _208);
    uint64_t _214 = subgroupShuffle(_24, _208);
    double _218 = subgroupShuffle(_18, _208);
    float16_t _222 = subgroupShuffle(_16, _208);
    bool _106 = subgroupAll((_16 == _222) || (!_158));
    uint64_t _226 = subgroupShuffle(_24, _208);
    bool _108 = subgroupAll((_24 == _226) || (!_158));
    double _231 = subgroupShuffle(_18, _208);
    bool _111 = subgroupAll((_18 == _231) || (!_158));
    uint16_t _236 = subgroupShuffle(_20, _208);
    bool _114 = subgroupAll((_20 == _236) || (!_158));
    uvec4 _248;
    for (;;)
    {
        uint64_t _245 = subgroupBroadcastFirst(_24);
        bool _246 = _24 == _245;
        bool _247 = _246 && _158;
        _248 = subgroupBallot(_247);
        if (_246)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _252 = uvec4(4294967295u) & subgroupBallot(_158);
    uint64_t _121;
    uint16_t _124;
    uint64_t _126;
    for (;;)
    {
        uvec4 _257 = subgroupBroadcastFirst(_252);
        bvec4 _258 = equal(_252, _257);
        bool _259 = all(_258);
        bool _260 = _259 && _158;
        uint64_t _261 = _260 ? _23 : 0ul;
        _121 = subgroupExclusiveAdd(_261);
        uint16_t _263 = _260 ? _20 : 1us;
        _124 = subgroupExclusiveMul(_263);
        uint64_t _264 = _260 ? _23 : 18446744073709551615ul;
        _126 = subgroupExclusiveAnd(_264);
        if (_259)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    out_SV_Target0 = ivec4(int(uint(int(_25 * float16_t(2.0)))), int(uint(int(_28 * float16_t(2.0)))), int(uint(int(_31 * float16_t(2.0)))), int(uint(int(_34 * float16_t(2.0)))));
    out_SV_Target1 = ivec4(int(uint(int16_t(_37))), int(uint(int16_t(_39))), int(uint(_41)), int(uint(_43)));
    out_SV_Target2 = ivec4(int(uint(uint64_t(int64_t(_45) >> int64_t(33ul)))), int(uint(uint64_t(int64_t(_48) >> int64_t(33ul)))), int(uint(uint64_t(int64_t(_51) >> int64_t(33ul)))), int(uint(uint64_t(int64_t(_54) >> int64_t(33ul)))));
    out_SV_Target3 = ivec4(int(uint(_57 >> 33ul)), int(uint(_60 >> 33ul)), int(uint(_63 >> 33ul)), int(uint(((_68 >> 33ul) * 10ul) + (_66 >> 33ul))));
    out_SV_Target4 = ivec4(int(uint(int(_73 * 2.0lf))), int(uint(int(_76 * 2.0lf))), int(uint(int(_79 * 2.0lf))), int(uint(int(_82 * 2.0lf))));
    out_SV_Target5 = ivec4(int(uint(int(_85 * float16_t(2.0)))), int(uint(int(_88 * float16_t(2.0)))), int(uint(uint64_t(int64_t(_91) >> int64_t(33ul)))), int(uint(int(_94 * 2.0lf))));
    out_SV_Target6 = ivec4(int(uint(int((any(notEqual(_206, uvec4(0u))) ? _207 : float16_t(0.0)) * float16_t(2.0)))), int(uint(uint64_t(int64_t(any(notEqual(_206, uvec4(0u))) ? _214 : 0ul) >> int64_t(33ul)))), int(uint(int((any(notEqual(_206, uvec4(0u))) ? _218 : 0.0lf) * 2.0lf))), int((((_108 ? 10u : 0u) | uint(_106)) | (_111 ? 100u : 0u)) + (_114 ? 1000u : 0u)));
    out_SV_Target7 = ivec4(int(_248.x), int(uint(_121 >> 33ul)), int(uint(int16_t(_124))), int(uint(_126 >> 33ul)));
}

