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
layout(local_size_x = 14, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

void main()
{
    float _8 = uintBitsToFloat(t0_1._m0[gl_GlobalInvocationID.x]);
    float16_t _16 = uint16BitsToFloat16(uint16_t(t0_1._m0[gl_GlobalInvocationID.x + 14u]));
    uint _44 = floatBitsToUint(_8);
    uint _48 = _44 & 2147483647u;
    bool _49 = _48 < 1325400064u;
    uint _58 = floatBitsToUint(_8);
    bool _61 = _58 < 1333788672u;
    uint _66 = floatBitsToUint(_8);
    uint _70 = _66 & 2147483647u;
    bool _71 = _70 < 1191182336u;
    uint _79 = floatBitsToUint(_8);
    bool _82 = _79 < 1199570944u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(_49 ? uint(int(_49 ? _8 : 0.0)) : ((_48 <= 2139095040u) ? ((int(_44) < int(0u)) ? 2147483648u : 2147483647u) : 0u), _61 ? uint(_61 ? _8 : 0.0) : ((_58 <= 2139095040u) ? 4294967295u : 0u), uint(int16_t(_71 ? uint16_t(int16_t(_71 ? _8 : 0.0)) : ((_70 <= 2139095040u) ? ((int(_66) < int(0u)) ? 32768us : 32767us) : 0us))), uint(_82 ? uint16_t(_82 ? _8 : 0.0) : ((_79 <= 2139095040u) ? 65535us : 0us)));
    float _95 = float(_16);
    uint _96 = floatBitsToUint(_95);
    uint _97 = _96 & 2147483647u;
    bool _98 = _97 < 1325400064u;
    float _105 = float(_16);
    uint _106 = floatBitsToUint(_105);
    bool _107 = _106 < 1333788672u;
    u1_1._m0[gl_GlobalInvocationID.x] = uvec2(_98 ? uint(int(_98 ? _95 : 0.0)) : ((_97 <= 2139095040u) ? ((int(_96) < int(0u)) ? 2147483648u : 2147483647u) : 0u), _107 ? uint(_107 ? _105 : 0.0) : ((_106 <= 2139095040u) ? 4294967295u : 0u));
}

