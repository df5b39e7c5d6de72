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
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform Table
{
    vec4 _m0[2];
} Table_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 1u;
    uint _30 = _3 >> 2u;
    uint _6 = gl_GlobalInvocationID.x << 2u;
    target_1._m0[gl_GlobalInvocationID.x] = uint(int16_t(unpackUint2x16(floatBitsToUint(Table_1._m0[_30 >> 2u][_30 & 3u]) >> ((_3 & 2u) << 3u)).x));
    precise float16_t _9 = unpackFloat2x16(floatBitsToUint(Table_1._m0[1u].x) >> ((18u & 2u) << 3u)).x - unpackFloat2x16(floatBitsToUint(Table_1._m0[1u].y) >> ((20u & 2u) << 3u)).x;
    target_1._m0[gl_GlobalInvocationID.x + 8u] = floatBitsToUint(float(_9));
    uint _13 = gl_GlobalInvocationID.x << 2u;
    uint _79 = _13 >> 2u;
    uint _86 = (_13 >> 2u) + 1u;
    target_1._m0[gl_GlobalInvocationID.x + 16u] = uint(packUint2x32(floatBitsToUint(vec2(Table_1._m0[_79 >> 2u][_79 & 3u], Table_1._m0[_86 >> 2u][_86 & 3u]))) >> 32ul);
    target_1._m0[24u] = uint(packUint2x32(floatBitsToUint(vec2(Table_1._m0[0u].w, Table_1._m0[1u].x))) >> 32ul);
}

