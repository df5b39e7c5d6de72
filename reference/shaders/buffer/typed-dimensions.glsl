#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform samplerBuffer t0;

void main()
{
    uint _2 = uint(textureSize(t0));
    u0_1._m0[0u] = _2;
    u0_1._m0[1u] = uint(t1_1._m0.length()) * 4u;
    u0_1._m0[2u] = uint(t2_1._m0.length()) / 3u;
    u0_1._m0[3u] = 12u;
    u0_1._m0[4u] = uint(u1_1._m0.length()) * 4u;
    u0_1._m0[5u] = (uint(u0_1._m0.length()) * 100u) + 4u;
}

