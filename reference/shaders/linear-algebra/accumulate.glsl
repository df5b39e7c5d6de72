#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

float _39;
float16_t _127;
uint _188;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    vec4 _4 = vec4(1.0, 0.0, 0.0, 0.0);
    _4.y = float(gl_LocalInvocationIndex);
    _4.z = -0.5;
    _4.w = 0.25;
    uint _52 = floatBitsToUint(_4.x);
    uint _57 = atomicAdd(u0_1._m0[16u], 0u);
    uint _55 = _57;
    for (;;)
    {
        uint _62 = _55;
        float _63 = uintBitsToFloat(_62);
        float _64 = uintBitsToFloat(_52);
        float _65 = _63 + _64;
        uint _66 = floatBitsToUint(_65);
        uint _67 = atomicCompSwap(u0_1._m0[16u], _62, _66);
        _55 = _67;
        if (_67 == _62)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _73 = floatBitsToUint(_4.y);
    uint _76 = atomicAdd(u0_1._m0[17u], 0u);
    uint _75 = _76;
    for (;;)
    {
        uint _81 = _75;
        float _82 = uintBitsToFloat(_81);
        float _83 = uintBitsToFloat(_73);
        float _84 = _82 + _83;
        uint _85 = floatBitsToUint(_84);
        uint _86 = atomicCompSwap(u0_1._m0[17u], _81, _85);
        _75 = _86;
        if (_86 == _81)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _91 = floatBitsToUint(_4.z);
    uint _94 = atomicAdd(u0_1._m0[18u], 0u);
    uint _93 = _94;
    for (;;)
    {
        uint _99 = _93;
        float _100 = uintBitsToFloat(_99);
        float _101 = uintBitsToFloat(_91);
        float _102 = _100 + _101;
        uint _103 = floatBitsToUint(_102);
        uint _104 = atomicCompSwap(u0_1._m0[18u], _99, _103);
        _93 = _104;
        if (_104 == _99)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _109 = floatBitsToUint(_4.w);
    uint _112 = atomicAdd(u0_1._m0[19u], 0u);
    uint _111 = _112;
    for (;;)
    {
        uint _117 = _111;
        float _118 = uintBitsToFloat(_117);
        float _119 = uintBitsToFloat(_109);
        float _120 = _118 + _119;
        uint _121 = floatBitsToUint(_120);
        uint _122 = atomicCompSwap(u0_1._m0[19u], _117, _121);
        _111 = _122;
        if (_122 == _117)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    float16_t _11 = float16_t(1.0);
    float16_t _12 = float16_t(gl_LocalInvocationIndex & 1u);
    float16_t _13 = _127;
    float16_t _14 = _127;
    float16_t _15 = _127;
    float16_t _16 = _11;
    float16_t _17 = _12;
    float16_t _18 = float16_t(-1.0);
    float16_t _19 = _14;
    float16_t _20 = _15;
    float16_t _21 = _16;
    float16_t _22 = _17;
    float16_t _23 = _18;
    float16_t _24 = float16_t(gl_LocalInvocationIndex & 3u);
    float16_t _25 = _20;
    float16_t _26 = _21;
    float16_t _27 = _22;
    float16_t _28 = _23;
    float16_t _29 = _24;
    float16_t _30 = float16_t(0.5);
    uint _134 = packFloat2x16(f16vec2(_26, _27));
    uint _137 = atomicAdd(u0_1._m0[32u], 0u);
    uint _136 = _137;
    for (;;)
    {
        uint _142 = _136;
        f16vec2 _143 = unpackFloat2x16(_142);
        f16vec2 _144 = unpackFloat2x16(_134);
        f16vec2 _145 = _143 + _144;
        uint _146 = packFloat2x16(_145);
        uint _147 = atomicCompSwap(u0_1._m0[32u], _142, _146);
        _136 = _147;
        if (_147 == _142)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _152 = packFloat2x16(f16vec2(_28, _29));
    uint _155 = atomicAdd(u0_1._m0[33u], 0u);
    uint _154 = _155;
    for (;;)
    {
        uint _160 = _154;
        f16vec2 _161 = unpackFloat2x16(_160);
        f16vec2 _162 = unpackFloat2x16(_152);
        f16vec2 _163 = _161 + _162;
        uint _164 = packFloat2x16(_163);
        uint _165 = atomicCompSwap(u0_1._m0[33u], _160, _164);
        _154 = _165;
        if (_165 == _160)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _171 = packFloat2x16(f16vec2(_30, float16_t(-0.0)));
    uint _174 = atomicAdd(u0_1._m0[34u], 0u);
    uint _173 = _174;
    for (;;)
    {
        uint _179 = _173;
        f16vec2 _180 = unpackFloat2x16(_179);
        f16vec2 _181 = unpackFloat2x16(_171);
        f16vec2 _182 = _180 + _181;
        uint _183 = packFloat2x16(_182);
        uint _184 = atomicCompSwap(u0_1._m0[34u], _179, _183);
        _173 = _184;
        if (_184 == _179)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec2 _31 = uvec2(4294967295u, 0u);
    _31.y = gl_LocalInvocationIndex;
    uint _193 = atomicAdd(u0_1._m0[48u], _31.x);
    uint _197 = atomicAdd(u0_1._m0[49u], _31.y);
}

