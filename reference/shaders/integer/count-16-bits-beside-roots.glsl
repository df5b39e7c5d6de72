#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

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
    float _m0[];
} t1_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

void main()
{
    uint _8 = uint(bitCount(uint(t0_1._m0[gl_GlobalInvocationID.x]) << 16u));
    u0_1._m0[gl_GlobalInvocationID.x] = _8;
    uint _11 = gl_GlobalInvocationID.x + 3u;
    u0_1._m0[_11] = uint(bitCount(uint(t0_1._m0[gl_GlobalInvocationID.x]) << 16u));
    u0_1._m0[gl_GlobalInvocationID.x + 6u] = uint(bitCount(uint(t0_1._m0[gl_GlobalInvocationID.x] << (uint16_t(gl_GlobalInvocationID.x + 1u) & 15us)) << 16u));
    u0_1._m0[gl_GlobalInvocationID.x + 9u] = _8;
    u1_1._m0[gl_GlobalInvocationID.x] = sqrt(t1_1._m0[gl_GlobalInvocationID.x]);
    u1_1._m0[_11] = t1_1._m0[gl_GlobalInvocationID.x] / t1_1._m0[0u];
}

