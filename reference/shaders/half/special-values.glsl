#version 460
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uvec2 _m0[];
} t2_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0
{
    float16_t _m0[];
} u0_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0_2
{
    uint _m0[];
} u0_3;

void main()
{
    precise float16_t _12 = t0_1._m0[0u] * t0_1._m0[1u];
    precise float _23 = t1_1._m0[0u] * t1_1._m0[1u];
    precise double _36 = packDouble2x32(uvec2(t2_1._m0[0u])) * packDouble2x32(uvec2(t2_1._m0[1u]));
    u0_1._m0[0u] = _12;
    u0_3._m0[1u] = floatBitsToUint(_23);
    uvec2 _125 = unpackDouble2x32(_36);
    u0_3._m0[2u] = _125.x;
    u0_3._m0[3u] = _125.y;
    uint16_t _44 = float16BitsToUint16(t0_1._m0[2u]);
    uint16_t _56 = float16BitsToUint16(t0_1._m0[3u]);
    u0_3._m0[4u] = (uint((_56 == 31744us) || (_56 == 64512us)) << 1u) | uint(((_44 & 31744us) == 31744us) && ((_44 & 1023us) != 0us));
    u0_3._m0[5u] = (uint((floatBitsToUint(t1_1._m0[3u]) & 2147483647u) == 2139095040u) << 1u) | uint((floatBitsToUint(t1_1._m0[2u]) & 2147483647u) > 2139095040u);
}

