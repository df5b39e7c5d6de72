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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float16_t _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

void main()
{
    uint _54 = gl_GlobalInvocationID.x * 2u;
    uint _59 = _54 + 1u;
    uint _9 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_9] = isnan(t0_1._m0[_59]) ? t0_1._m0[_54] : (isnan(t0_1._m0[_54]) ? t0_1._m0[_59] : min(t0_1._m0[_54], t0_1._m0[_59]));
    u0_1._m0[_9 | 1u] = isnan(t0_1._m0[_59]) ? t0_1._m0[_54] : (isnan(t0_1._m0[_54]) ? t0_1._m0[_59] : max(t0_1._m0[_54], t0_1._m0[_59]));
    uint16_t _15 = float16BitsToUint16(t0_1._m0[_54]);
    uint16_t _21 = float16BitsToUint16(t0_1._m0[_54]);
    u1_1._m0[gl_GlobalInvocationID.x] = (((((uint(t0_1._m0[_54] < t0_1._m0[_59]) | ((t0_1._m0[_54] == t0_1._m0[_59]) ? 2u : 0u)) | ((t0_1._m0[_54] >= t0_1._m0[_59]) ? 4u : 0u)) | ((t0_1._m0[_54] != t0_1._m0[_59]) ? 64u : 0u)) | ((((_15 & 31744us) == 31744us) && ((_15 & 1023us) != 0us)) ? 8u : 0u)) | (((_21 == 31744us) || (_21 == 64512us)) ? 16u : 0u)) | (((float16BitsToUint16(t0_1._m0[_59]) & 31744us) != 31744us) ? 32u : 0u);
}

