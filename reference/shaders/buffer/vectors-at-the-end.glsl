#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    u16vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint64_t _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    u64vec2 _m0[];
} t2_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    u16vec4 _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    u64vec2 _m0[];
} u2_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex << 3u;
    uint _80 = gl_LocalInvocationIndex + 1u;
    uint _14 = gl_LocalInvocationIndex << 6u;
    uint _91 = gl_LocalInvocationIndex * 4u;
    u0_1._m0[_91] = uvec4(uint(t0_1._m0[_80].x), uint(t0_1._m0[_80].y), uint(t0_1._m0[_80].z), uint(t0_1._m0[_80].w));
    uint _15 = gl_LocalInvocationIndex << 4u;
    uint _102 = gl_LocalInvocationIndex * 2u;
    uint _103 = _102 + 2u;
    uint _106 = _102 + 3u;
    u0_1._m0[_91 + 1u] = uvec4(uint(t1_1._m0[_103]), uint(t1_1._m0[_103] >> 32ul), uint(t1_1._m0[_106]), uint(t1_1._m0[_106] >> 32ul));
    uint _117 = (gl_LocalInvocationIndex + 1u) * 2u;
    uint _122 = _117 + 1u;
    u0_1._m0[_91 + 2u] = uvec4(uint(t2_1._m0[_117].x), uint(t2_1._m0[_117].y >> 32ul), uint(uint64BitsToDouble(t2_1._m0[_122].x)), uint(t2_1._m0[_122].y));
    u0_1._m0[_91 + 3u] = uvec4(uint(uint64BitsToDouble(t1_1._m0[gl_LocalInvocationIndex + 3u])), uint(t1_1._m0[_102 + 1u]), 0u, 0u);
    u1_1._m0[_80] = u16vec4(1us, 2us, 3us, 4us);
    u2_1._m0[_80] = u64vec2(5ul, 25769803776ul);
}

