#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

void main()
{
    u0_1._m0[0u] = t0_1._m0[1006632960u];
    u0_1._m0[1u] = t0_1._m0[1u];
    u0_1._m0[2u] = t1_1._m0[1006632961u];
    u0_1._m0[3u] = t1_1._m0[3u];
    u0_1._m0[4u] = uint(t0_1._m0.length());
    u0_1._m0[5u] = 4u;
    u0_1._m0[1006632960u] = 7u;
}

