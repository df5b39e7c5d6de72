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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[3];
} b0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    uint16_t _8 = uint16_t(t0_1._m0[gl_GlobalInvocationID.x]);
    u0_1._m0[gl_GlobalInvocationID.x] = uint(int16_t(_8 + 65531us));
    uint _22 = gl_GlobalInvocationID.x + 4u;
    u0_1._m0[_22] = uint(int16_t(((uint16_t(floatBitsToUint(b0_1._m0[1u].w)) + _8) + (uint16_t(floatBitsToUint(b0_1._m0[1u].y)) * uint16_t(floatBitsToUint(b0_1._m0[1u].x)))) + uint16_t(floatBitsToUint(b0_1._m0[2u].x))));
    float16_t _23 = float16_t(int16_t(_8));
    u1_1._m0[gl_GlobalInvocationID.x] = float(_23 * float16_t(0.5));
    u1_1._m0[_22] = float((float16_t(b0_1._m0[0u].x) + float16_t(b0_1._m0[0u].w)) + (float16_t(b0_1._m0[0u].y) * _23));
}

