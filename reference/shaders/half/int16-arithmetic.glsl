#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    u16vec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _8 = gl_GlobalInvocationID.x << 3u;
    u0_1._m0[_8] = uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x + t0_1._m0[gl_GlobalInvocationID.x].y));
    u0_1._m0[_8 + 1u] = uint(t0_1._m0[gl_GlobalInvocationID.x].x * t0_1._m0[gl_GlobalInvocationID.x].y);
    u0_1._m0[_8 + 2u] = uint(int16_t(uint16_t(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x) / int16_t(t0_1._m0[gl_GlobalInvocationID.x].y))));
    u0_1._m0[_8 + 3u] = uint(t0_1._m0[gl_GlobalInvocationID.x].x % t0_1._m0[gl_GlobalInvocationID.x].y);
    u0_1._m0[_8 + 4u] = uint(int16_t(uint16_t(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x) >> int16_t(2us))));
    u0_1._m0[_8 + 5u] = uint(t0_1._m0[gl_GlobalInvocationID.x].x >> 2us);
    u0_1._m0[_8 + 6u] = uint(max(t0_1._m0[gl_GlobalInvocationID.x].x, t0_1._m0[gl_GlobalInvocationID.x].y) + uint16_t(min(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x), int16_t(t0_1._m0[gl_GlobalInvocationID.x].y))));
    u0_1._m0[_8 + 7u] = uint(int16_t(t0_1._m0[gl_GlobalInvocationID.x].x) < int16_t(t0_1._m0[gl_GlobalInvocationID.x].y)) | ((t0_1._m0[gl_GlobalInvocationID.x].x < t0_1._m0[gl_GlobalInvocationID.x].y) ? 2u : 0u);
}

