#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int8 : require
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict readonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    vec4 _3 = vec4(u0_1._m0[gl_LocalInvocationIndex]);
    float _56 = _3.x;
    float _60 = roundEven(_56);
    float _71 = _3.y;
    float _72 = roundEven(_71);
    float _80 = _3.z;
    float _81 = roundEven(_80);
    float _89 = _3.w;
    float _90 = roundEven(_89);
    uvec4 _5 = uvec4((_56 != _56) ? 0u : ((_60 >= 2147483648.0) ? 2147483647u : ((_60 <= (-2147483648.0)) ? 2147483648u : uint(int(_60)))), (_71 != _71) ? 0u : ((_72 >= 2147483648.0) ? 2147483647u : ((_72 <= (-2147483648.0)) ? 2147483648u : uint(int(_72)))), (_80 != _80) ? 0u : ((_81 >= 2147483648.0) ? 2147483647u : ((_81 <= (-2147483648.0)) ? 2147483648u : uint(int(_81)))), (_89 != _89) ? 0u : ((_90 >= 2147483648.0) ? 2147483647u : ((_90 <= (-2147483648.0)) ? 2147483648u : uint(int(_90)))));
    uvec4 _99 = _5;
    float _101 = _3.x;
    float _105 = roundEven(_101);
    float _117 = _3.y;
    float _118 = roundEven(_117);
    float _129 = _3.z;
    float _130 = roundEven(_129);
    float _141 = _3.w;
    float _142 = roundEven(_141);
    uint _6 = bitfieldInsert(bitfieldInsert(bitfieldInsert(uint((_101 != _101) ? uint8_t(0) : ((_105 >= 128.0) ? uint8_t(127) : ((_105 <= (-128.0)) ? uint8_t(128) : uint8_t(int8_t(_105))))), uint((_117 != _117) ? uint8_t(0) : ((_118 >= 128.0) ? uint8_t(127) : ((_118 <= (-128.0)) ? uint8_t(128) : uint8_t(int8_t(_118))))), int(8u), int(8u)), uint((_129 != _129) ? uint8_t(0) : ((_130 >= 128.0) ? uint8_t(127) : ((_130 <= (-128.0)) ? uint8_t(128) : uint8_t(int8_t(_130))))), int(16u), int(8u)), uint((_141 != _141) ? uint8_t(0) : ((_142 >= 128.0) ? uint8_t(127) : ((_142 <= (-128.0)) ? uint8_t(128) : uint8_t(int8_t(_142))))), int(24u), int(8u));
    float _153 = _3.x;
    float _156 = roundEven(_153);
    float _166 = _3.y;
    float _167 = roundEven(_166);
    float _177 = _3.z;
    float _178 = roundEven(_177);
    float _188 = _3.w;
    float _189 = roundEven(_188);
    uint _7 = bitfieldInsert(bitfieldInsert(bitfieldInsert(uint((_153 != _153) ? uint8_t(0) : ((_156 >= 256.0) ? uint8_t(255) : ((_156 <= 0.0) ? uint8_t(0) : uint8_t(_156)))), uint((_166 != _166) ? uint8_t(0) : ((_167 >= 256.0) ? uint8_t(255) : ((_167 <= 0.0) ? uint8_t(0) : uint8_t(_167)))), int(8u), int(8u)), uint((_177 != _177) ? uint8_t(0) : ((_178 >= 256.0) ? uint8_t(255) : ((_178 <= 0.0) ? uint8_t(0) : uint8_t(_178)))), int(16u), int(8u)), uint((_188 != _188) ? uint8_t(0) : ((_189 >= 256.0) ? uint8_t(255) : ((_189 <= 0.0) ? uint8_t(0) : uint8_t(_189)))), int(24u), int(8u));
    uvec4 _203 = uvec4(uint(bitfieldExtract(int(_6), int(0u), int(8u))), uint(bitfieldExtract(int(_6), int(8u), int(8u))), uint(bitfieldExtract(int(_6), int(16u), int(8u))), uint(bitfieldExtract(int(_6), int(24u), int(8u))));
    u16vec4 _220 = u16vec4(uint16_t(uint(clamp(int(_5.x), int(4294934528u), int(32767u)))), uint16_t(uint(clamp(int(_5.y), int(4294934528u), int(32767u)))), uint16_t(uint(clamp(int(_5.z), int(4294934528u), int(32767u)))), uint16_t(uint(clamp(int(_5.w), int(4294934528u), int(32767u)))));
    f16vec4 _232 = f16vec4(float16_t(int(_5.x)), float16_t(int(_5.y)), float16_t(int(_5.z)), float16_t(int(_5.w)));
    uint _11 = gl_LocalInvocationIndex * 24u;
    uint _28;
    bool _29;
    uint _30 = 0u;
    uint _17;
    bool _24;
    for (;;)
    {
        _17 = _30 + _11;
        u1_1._m0[_17] = _99[_30];
        u1_1._m0[_30 + (_11 + 4u)] = _203[_30];
        u1_1._m0[_17 + 8u] = uint(int16_t(_220[_30]));
        _24 = gl_LocalInvocationIndex < 2u;
        uint _31;
        if (_24)
        {
            _31 = uint(int(_232[_30]));
        }
        else
        {
            _31 = 0u;
        }
        u1_1._m0[_17 + 12u] = _31;
        _28 = _30 + 1u;
        _29 = _28 == 4u;
        if (_29)
        {
            break;
        }
        else
        {
            _30 = _28;
            continue;
        }
    }
    uint _12 = _6;
    u1_1._m0[_11 + 16u] = _12;
    uint _14 = _7;
    u1_1._m0[_11 + 17u] = _14;
}

