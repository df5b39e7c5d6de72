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
    u0_1._m0[_3 >> 4u] = uvec4(t0_1._m0[(_3 + 128u) >> 4u]);
    uint _10 = gl_GlobalInvocationID.x << 2u;
    u0_3._m0[(_3 + 136u) >> 3u] = uvec2(t0_3._m0[(_10 & 24u) >> 3u]);
    uint _81 = ((gl_GlobalInvocationID.x << 5u) | 228u) >> 3u;
    uint _83 = _81 + 1u;
    uvec2 _85 = t0_3._m0[_83];
    uint _94 = ((gl_GlobalInvocationID.x * 12u) + 256u) >> 2u;
    u0_5._m0[_94] = t0_3._m0[_81].y;
    u0_5._m0[_94 + 1u] = _85.x;
    u0_5._m0[_94 + 2u] = _85.y;
    u0_5._m0[(_10 + 512u) >> 2u] = t0_5._m0[(_10 ^ 20u) >> 2u];
}

