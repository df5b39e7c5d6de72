#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[1];
} b1_1;

layout(set = 0, binding = 2, std140) uniform b2
{
    vec4 _m0[1];
} b2_1;

layout(set = 0, binding = 3, std140) uniform b3
{
    vec4 _m0[1];
} b3_1;

void main()
{
    u0_1._m0[0u] = float(packDouble2x32(floatBitsToUint(b0_1._m0[0u].xy)) + 1.0lf);
    u0_1._m0[1u] = float(packDouble2x32(floatBitsToUint(b0_1._m0[0u].zw)) + 1.0lf);
    u0_1._m0[2u] = float(packDouble2x32(floatBitsToUint(b0_1._m0[1u].xy)) + 1.0lf);
    float _110 = 0.0;
    float _111 = 0.0;
    u0_1._m0[3u] = float(packDouble2x32(floatBitsToUint(vec2(_110, _111))) + 1.0lf);
    u0_1._m0[4u] = b1_1._m0[0u].x + 1.0;
    u0_1._m0[5u] = b1_1._m0[0u].z + 1.0;
    float _31 = 0.0;
    u0_1._m0[6u] = _31 + 1.0;
    u16vec2 _140 = unpackUint2x16(floatBitsToUint(b2_1._m0[0u].x));
    u16vec2 _143 = unpackUint2x16(floatBitsToUint(b2_1._m0[0u].y));
    u16vec2 _146 = unpackUint2x16(floatBitsToUint(b2_1._m0[0u].z));
    u0_1._m0[7u] = float(((((_140.y + _140.x) + _143.x) + _143.y) + _146.x) + _146.y);
    uint _149 = 0u;
    u0_1._m0[8u] = float(unpackUint2x16(_149).x + 1us);
    uint _156 = 0u;
    u0_1._m0[9u] = float(unpackUint2x16(_156).y + 1us);
    u0_1._m0[10u] = float(packUint2x32(floatBitsToUint(b3_1._m0[0u].xy)) + 1ul);
    float _173 = 0.0;
    float _174 = 0.0;
    u0_1._m0[11u] = float(packUint2x32(floatBitsToUint(vec2(_173, _174))) + 1ul);
}

