#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[5];
} b0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[4];
} b1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    float _52[4];
    _52[0u] = b0_1._m0[0u].x;
    _52[1u] = b0_1._m0[1u].x;
    _52[2u] = b1_1._m0[2u].x;
    _52[3u] = b0_1._m0[3u].x;
    uint _71 = t0_1._m0[gl_LocalInvocationIndex] * 2u;
    uint _74 = _71 + 16u;
    uint _80 = _71 + 17u;
    u0_1._m0[gl_LocalInvocationIndex] = uvec2(uint(_52[t0_1._m0[gl_LocalInvocationIndex] + 1u]), uint(packDouble2x32(floatBitsToUint(vec2(b0_1._m0[_74 >> 2u][_74 & 3u], b0_1._m0[_80 >> 2u][_80 & 3u])))));
}

