#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _9 = uint(gl_FragCoord.y);
    if (uint(gl_FragCoord.x) == 1u)
    {
        discarded = true;
    }
    uint _12 = _9 << 2u;
    uint _87;
    if (!discarded)
    {
        uint _67 = _9 & 1073741823u;
        uint _74 = atomicAdd(u1_1._m0[_67], 0u);
        uint _72 = _74;
        for (;;)
        {
            uint _79 = _72;
            float _80 = uintBitsToFloat(_79);
            float _81 = uintBitsToFloat(1056964608u);
            float _82 = _80 + _81;
            uint _83 = floatBitsToUint(_82);
            uint _84 = atomicCompSwap(u1_1._m0[_67], _79, _83);
            _72 = _84;
            if (_84 == _79)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        _87 = _72;
    }
    else
    {
        _87 = 0u;
    }
    uint _13 = _87;
    uint _14 = _13;
    uint _15 = 0u;
    uint _16 = 0u;
    uint _17 = 0u;
    uint _18 = 0u;
    uint _24 = (packHalf2x16(vec2(-in_A0, 0.0)) << 16u) | packHalf2x16(vec2(in_A0, 0.0));
    uint _118;
    if (!discarded)
    {
        uint _101 = (_9 + 2u) & 1073741823u;
        uint _104 = atomicAdd(u1_1._m0[_101], 0u);
        uint _103 = _104;
        for (;;)
        {
            uint _109 = _103;
            f16vec2 _112 = unpackFloat2x16(_109);
            f16vec2 _113 = unpackFloat2x16(_24);
            bvec2 _180 = isnan(_112);
            bvec2 _181 = isnan(_113);
            f16vec2 _182 = max(_112, _113);
            f16vec2 _183 = mix(_182, _113, _180);
            f16vec2 _114 = mix(_183, _112, _181);
            uint _115 = packFloat2x16(_114);
            uint _116 = atomicCompSwap(u1_1._m0[_101], _109, _115);
            _103 = _116;
            if (_116 == _109)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        _118 = _103;
    }
    else
    {
        _118 = 0u;
    }
    uint _26 = _118;
    uint _27 = _26;
    uint _28 = 0u;
    uint _29 = 0u;
    uint _30 = 0u;
    uint _31 = 0u;
    uint _141;
    if (!discarded)
    {
        uint _126 = (_9 + 4u) & 1073741823u;
        uint _129 = atomicAdd(u1_1._m0[_126], 0u);
        uint _128 = _129;
        for (;;)
        {
            uint _134 = _128;
            f16vec2 _135 = unpackFloat2x16(_134);
            f16vec2 _136 = unpackFloat2x16(_24);
            bvec2 _185 = isnan(_135);
            bvec2 _186 = isnan(_136);
            f16vec2 _187 = min(_135, _136);
            f16vec2 _188 = mix(_187, _136, _185);
            f16vec2 _137 = mix(_188, _135, _186);
            uint _138 = packFloat2x16(_137);
            uint _139 = atomicCompSwap(u1_1._m0[_126], _134, _138);
            _128 = _139;
            if (_139 == _134)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        _141 = _128;
    }
    else
    {
        _141 = 0u;
    }
    uint _33 = _141;
    uint _37 = (packHalf2x16(vec2(-2.0, 0.0)) << 16u) | packHalf2x16(vec2(1.0, 0.0));
    uint _169;
    if (!discarded)
    {
        uint _154 = (_9 + 6u) & 1073741823u;
        uint _157 = atomicAdd(u1_1._m0[_154], 0u);
        uint _156 = _157;
        for (;;)
        {
            uint _162 = _156;
            f16vec2 _163 = unpackFloat2x16(_162);
            f16vec2 _164 = unpackFloat2x16(_37);
            f16vec2 _165 = _163 + _164;
            uint _166 = packFloat2x16(_165);
            uint _167 = atomicCompSwap(u1_1._m0[_154], _162, _166);
            _156 = _167;
            if (_167 == _162)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        _169 = _156;
    }
    else
    {
        _169 = 0u;
    }
    uint _39 = _169;
    out_SV_Target0 = vec4(uintBitsToFloat(_14), unpackHalf2x16(_27 >> 16u).x, dFdxCoarse(in_A0), 1.0);
    if (discarded)
    {
        discard;
    }
}

