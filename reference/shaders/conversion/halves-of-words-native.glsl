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

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    float _m0[];
} u2_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint16_t _m0[];
} u1_1;

void main()
{
    f16vec2 _38 = unpackFloat2x16(u0_1._m0[gl_WorkGroupID.x]);
    float16_t _9 = _38.x;
    float16_t _10 = _38.y;
    u2_1._m0[gl_WorkGroupID.x] = unpackHalf2x16(u0_1._m0[gl_WorkGroupID.x]).x;
    uint _12 = gl_WorkGroupID.x << 1u;
    u1_1._m0[_12] = float16BitsToUint16(_9);
    u1_1._m0[_12 + 1u] = float16BitsToUint16(_10);
    u0_1._m0[gl_WorkGroupID.x] = (packFloat2x16(f16vec2(_9, float16_t(0.0))) << 16u) | packFloat2x16(f16vec2(_10, float16_t(0.0)));
}

