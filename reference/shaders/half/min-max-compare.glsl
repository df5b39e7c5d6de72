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
    f16vec2 _m0[];
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
    uint _9 = gl_GlobalInvocationID.x << 1u;
    u0_1._m0[_9] = isnan(t0_1._m0[gl_GlobalInvocationID.x].y) ? t0_1._m0[gl_GlobalInvocationID.x].x : (isnan(t0_1._m0[gl_GlobalInvocationID.x].x) ? t0_1._m0[gl_GlobalInvocationID.x].y : min(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y));
    u0_1._m0[_9 + 1u] = isnan(t0_1._m0[gl_GlobalInvocationID.x].y) ? t0_1._m0[gl_GlobalInvocationID.x].x : (isnan(t0_1._m0[gl_GlobalInvocationID.x].x) ? t0_1._m0[gl_GlobalInvocationID.x].y : max(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y));
    uint16_t _15 = float16BitsToUint16(t0_1._m0[gl_GlobalInvocationID.x].x);
    uint16_t _21 = float16BitsToUint16(t0_1._m0[gl_GlobalInvocationID.x].x);
    u1_1._m0[gl_GlobalInvocationID.x] = (((((uint(t0_1._m0[gl_GlobalInvocationID.x].x < t0_1._m0[gl_GlobalInvocationID.x].y) | ((t0_1._m0[gl_GlobalInvocationID.x].x == t0_1._m0[gl_GlobalInvocationID.x].y) ? 2u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x >= t0_1._m0[gl_GlobalInvocationID.x].y) ? 4u : 0u)) | ((t0_1._m0[gl_GlobalInvocationID.x].x != t0_1._m0[gl_GlobalInvocationID.x].y) ? 64u : 0u)) | ((((_15 & 31744us) == 31744us) && ((_15 & 1023us) != 0us)) ? 8u : 0u)) | (((_21 == 31744us) || (_21 == 64512us)) ? 16u : 0u)) | (((float16BitsToUint16(t0_1._m0[gl_GlobalInvocationID.x].y) & 31744us) != 31744us) ? 32u : 0u);
}

