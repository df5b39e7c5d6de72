#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

float16_t _69;
float _166;
uint _228;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    float16_t _5 = float16_t(gl_LocalInvocationIndex + 1u);
    float16_t _6 = _69;
    float16_t _7 = _69;
    float16_t _8 = _69;
    float16_t _9 = _69;
    float16_t _10 = _5;
    float16_t _11 = _5;
    float16_t _12 = _5;
    float16_t _13 = _5;
    float16_t _14 = _5;
    float _85[5];
    _85[0u] = float(_10 * float16_t(1.0));
    _85[1u] = float(_11 * float16_t(2.0));
    _85[2u] = float(_12 * float16_t(3.0));
    _85[3u] = float(_13 * float16_t(4.0));
    _85[4u] = float(_14 * float16_t(5.0));
    float _90[3];
    _90[0u] = 0.0;
    _90[1u] = 0.0;
    _90[2u] = 0.0;
    uint _81 = 0u;
    for (;;)
    {
        uint _113 = _81;
        uint _115 = 0u;
        for (;;)
        {
            uint _120 = _115;
            uint _121 = _113 * 16u;
            uint _122 = _120 * 2u;
            uint _123 = _121 + _122;
            uint _124 = _123 >> 2u;
            uint _125 = _123 & 3u;
            uint _129 = _125 << 3u;
            uint _130 = t0_1._m0[_124] >> _129;
            vec2 _133 = unpackHalf2x16(_130);
            float _134 = _133.x;
            float _137 = _134 * _85[_120];
            float _138 = _90[_113];
            float _139 = _138 + _137;
            _90[_113] = _139;
            uint _140 = _120 + 1u;
            _115 = _140;
            if (_140 == 5u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _143 = _113 + 1u;
        _81 = _143;
        if (_143 == 3u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    f16vec3 _20 = f16vec3(float16_t(_90[0u]), float16_t(_90[1u]), float16_t(_90[2u]));
    uint _23 = gl_LocalInvocationIndex << 4u;
    u0_1._m0[_23] = float(_20.x);
    u0_1._m0[_23 + 1u] = float(_20.y);
    u0_1._m0[_23 + 2u] = float(_20.z);
    vec4 _31 = vec4(1.0, -1.0, 0.0, 0.0);
    _31.z = float(gl_LocalInvocationIndex);
    _31.w = 0.5;
    float _171[4];
    _171[0u] = _31.x;
    _171[1u] = _31.y;
    _171[2u] = _31.z;
    _171[3u] = _31.w;
    float _174[2];
    _174[0u] = 0.5;
    _174[1u] = -0.25;
    uint _169 = 0u;
    for (;;)
    {
        uint _194 = _169;
        uint _196 = 0u;
        for (;;)
        {
            uint _201 = _196;
            uint _202 = _194 * 16u;
            uint _203 = _201 * 4u;
            uint _204 = _202 + _203;
            uint _205 = _204 >> 2u;
            uint _206 = _204 & 3u;
            uint _209 = _205 + 32u;
            float _212 = uintBitsToFloat(t0_1._m0[_209]);
            float _215 = _212 * _171[_201];
            float _216 = _174[_194];
            float _217 = _216 + _215;
            _174[_194] = _217;
            uint _218 = _201 + 1u;
            _196 = _218;
            if (_218 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _220 = _194 + 1u;
        _169 = _220;
        if (_220 == 2u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    vec2 _33 = vec2(_174[0u], _174[1u]);
    u0_1._m0[_23 + 3u] = _33.x;
    u0_1._m0[_23 + 4u] = _33.y;
    uint _38 = gl_LocalInvocationIndex;
    uint _39 = _228;
    uint _40 = _228;
    uint _41 = _228;
    uint _42 = _228;
    uint _43 = _38;
    uint _44 = _38;
    uint _45 = _38;
    uint _46 = _38;
    uint _47 = _38;
    uint _231[4];
    _231[0u] = 1u;
    _231[1u] = 4294967294u;
    _231[2u] = 300u;
    _231[3u] = 4294966996u;
    uint _234[5];
    _234[0u] = _43;
    _234[1u] = _44;
    _234[2u] = _45;
    _234[3u] = _46;
    _234[4u] = _47;
    uint _229 = 0u;
    for (;;)
    {
        uint _259 = _229;
        uint _261 = 0u;
        for (;;)
        {
            uint _266 = _261;
            uint _267 = _266 * 16u;
            uint _268 = _259 * 1u;
            uint _269 = _267 + _268;
            uint _270 = _269 >> 2u;
            uint _271 = _269 & 3u;
            uint _274 = _270 + 64u;
            uint _276 = _271 << 3u;
            uint _278 = uint(bitfieldExtract(int(t0_1._m0[_274]), int(_276), int(8u)));
            uint _281 = _278 * _231[_266];
            uint _282 = _234[_259];
            uint _283 = _282 + _281;
            _234[_259] = _283;
            uint _284 = _266 + 1u;
            _261 = _284;
            if (_284 == 4u)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        uint _286 = _259 + 1u;
        _229 = _286;
        if (_286 == 5u)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uint _48 = _234[0u];
    uint _49 = _234[1u];
    uint _50 = _234[2u];
    uint _51 = _234[3u];
    uint _52 = _234[4u];
    uint _53 = _48;
    uint _54 = gl_LocalInvocationIndex * 5u;
    u1_1._m0[_54] = _53;
    uint _55 = _49;
    u1_1._m0[_54 + 1u] = _55;
    uint _57 = _50;
    u1_1._m0[_54 + 2u] = _57;
    uint _59 = _51;
    u1_1._m0[_54 + 3u] = _59;
    uint _61 = _52;
    u1_1._m0[_54 + 4u] = _61;
}

