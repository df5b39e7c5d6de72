#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require

float _29;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    if (uint(gl_FragCoord.x) == 1u)
    {
        discarded = true;
    }
    vec4 _11 = vec4(1.0, 0.0, 0.0, 0.0);
    _11.y = gl_FragCoord.y;
    _11.z = -0.5;
    _11.w = 0.25;
    if (!discarded)
    {
        uint _45 = floatBitsToUint(_11.x);
        uint _49 = atomicAdd(u1_1._m0[0u], 0u);
        uint _47 = _49;
        for (;;)
        {
            uint _54 = _47;
            float _55 = uintBitsToFloat(_54);
            float _56 = uintBitsToFloat(_45);
            float _57 = _55 + _56;
            uint _58 = floatBitsToUint(_57);
            uint _59 = atomicCompSwap(u1_1._m0[0u], _54, _58);
            _47 = _59;
            if (_59 == _54)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _63 = floatBitsToUint(_11.y);
        uint _66 = atomicAdd(u1_1._m0[1u], 0u);
        uint _65 = _66;
        for (;;)
        {
            uint _71 = _65;
            float _72 = uintBitsToFloat(_71);
            float _73 = uintBitsToFloat(_63);
            float _74 = _72 + _73;
            uint _75 = floatBitsToUint(_74);
            uint _76 = atomicCompSwap(u1_1._m0[1u], _71, _75);
            _65 = _76;
            if (_76 == _71)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _81 = floatBitsToUint(_11.z);
        uint _84 = atomicAdd(u1_1._m0[2u], 0u);
        uint _83 = _84;
        for (;;)
        {
            uint _89 = _83;
            float _90 = uintBitsToFloat(_89);
            float _91 = uintBitsToFloat(_81);
            float _92 = _90 + _91;
            uint _93 = floatBitsToUint(_92);
            uint _94 = atomicCompSwap(u1_1._m0[2u], _89, _93);
            _83 = _94;
            if (_94 == _89)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _99 = floatBitsToUint(_11.w);
        uint _102 = atomicAdd(u1_1._m0[3u], 0u);
        uint _101 = _102;
        for (;;)
        {
            uint _107 = _101;
            float _108 = uintBitsToFloat(_107);
            float _109 = uintBitsToFloat(_99);
            float _110 = _108 + _109;
            uint _111 = floatBitsToUint(_110);
            uint _112 = atomicCompSwap(u1_1._m0[3u], _107, _111);
            _101 = _112;
            if (_112 == _107)
            {
                break;
            }
            else
            {
                continue;
            }
        }
    }
    if (!discarded)
    {
        uint _130 = packFloat2x16(f16vec2(float16_t(1.0), float16_t(2.0)));
        uint _133 = atomicAdd(u1_1._m0[16u], 0u);
        uint _132 = _133;
        for (;;)
        {
            uint _138 = _132;
            f16vec2 _139 = unpackFloat2x16(_138);
            f16vec2 _140 = unpackFloat2x16(_130);
            f16vec2 _141 = _139 + _140;
            uint _142 = packFloat2x16(_141);
            uint _143 = atomicCompSwap(u1_1._m0[16u], _138, _142);
            _132 = _143;
            if (_143 == _138)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _150 = packFloat2x16(f16vec2(float16_t(-1.0), float16_t(-0.0)));
        uint _153 = atomicAdd(u1_1._m0[17u], 0u);
        uint _152 = _153;
        for (;;)
        {
            uint _158 = _152;
            f16vec2 _159 = unpackFloat2x16(_158);
            f16vec2 _160 = unpackFloat2x16(_150);
            f16vec2 _161 = _159 + _160;
            uint _162 = packFloat2x16(_161);
            uint _163 = atomicCompSwap(u1_1._m0[17u], _158, _162);
            _152 = _163;
            if (_163 == _158)
            {
                break;
            }
            else
            {
                continue;
            }
        }
    }
    if (!discarded)
    {
        uint _176 = atomicAdd(u1_1._m0[32u], 4294967295u);
        uint _180 = atomicAdd(u1_1._m0[33u], 5u);
    }
    out_SV_Target0 = vec4(dFdxCoarse(in_A0), in_A0, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}

