#version 460
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0_2
{
    uvec2 _m0[];
} t0_3;

layout(set = 0, binding = 2000, std430) writeonly buffer u0_2
{
    uvec2 _m0[];
} u0_3;

layout(set = 0, binding = 2000, std430) writeonly buffer u0_4
{
    uint _m0[];
} u0_5;

layout(set = 0, binding = 1000, std430) readonly buffer t0_4
{
    uint _m0[];
} t0_5;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 4u;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(t0_1._m0[gl_GlobalInvocationID.x + 8u]);
    uint _10 = gl_GlobalInvocationID.x << 2u;
    u0_3._m0[(gl_GlobalInvocationID.x * 2u) + 17u] = uvec2(t0_3._m0[(_10 & 24u) >> 3u]);
    uint _83 = ((gl_GlobalInvocationID.x << 5u) | 228u) >> 3u;
    uint _85 = _83 + 1u;
    uvec2 _87 = t0_3._m0[_85];
    uint _96 = gl_GlobalInvocationID.x * 3u;
    u0_5._m0[_96 + 64u] = t0_3._m0[_83].y;
    u0_5._m0[_96 + 65u] = _87.x;
    u0_5._m0[_96 + 66u] = _87.y;
    u0_5._m0[gl_GlobalInvocationID.x + 128u] = t0_5._m0[(_10 ^ 20u) >> 2u];
}

