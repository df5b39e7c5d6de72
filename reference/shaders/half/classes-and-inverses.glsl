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
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint16_t _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    float16_t _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    float16_t _m0[];
} t2_1;

void main()
{
    float16_t _9 = uint16BitsToFloat16(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x] = (((uint((float16BitsToUint16(_9) & 32767us) == 31744us) << 1u) | uint((float16BitsToUint16(_9) & 32767us) > 31744us)) | (uint((float16BitsToUint16(_9) & 32767us) < 31744us) << 2u)) | (uint(((float16BitsToUint16(_9) & 32767us) - 1024us) < 30720us) << 3u);
    if (gl_GlobalInvocationID.x < 4u)
    {
        u1_1._m0[gl_GlobalInvocationID.x] = float(acos(t1_1._m0[gl_GlobalInvocationID.x]));
        u1_1._m0[gl_GlobalInvocationID.x + 4u] = float(asin(t1_1._m0[gl_GlobalInvocationID.x]));
        u1_1._m0[gl_GlobalInvocationID.x + 8u] = float(cosh(t1_1._m0[gl_GlobalInvocationID.x]));
        u1_1._m0[gl_GlobalInvocationID.x + 12u] = float(sinh(t1_1._m0[gl_GlobalInvocationID.x]));
    }
    else
    {
        if (gl_GlobalInvocationID.x == 4u)
        {
            u1_1._m0[16u] = float(((((t2_1._m0[0u] * t2_1._m0[5u]) + (t2_1._m0[1u] * t2_1._m0[6u])) + (t2_1._m0[2u] * t2_1._m0[7u])) + (t2_1._m0[3u] * t2_1._m0[8u])) + (t2_1._m0[4u] * t2_1._m0[9u]));
        }
    }
}

