#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uvec4 _m0[];
} t5_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1002, std430) readonly buffer t2
{
    uint _m0[];
} t2_1;

layout(set = 0, binding = 1003, std430) readonly buffer t3
{
    uint _m0[];
} t3_1;

layout(set = 0, binding = 1004, std430) readonly buffer t4
{
    float _m0[];
} t4_1;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2001, std430) restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

void main()
{
    uvec4 _81 = t5_1._m0[1u];
    u0_1._m0[0u] = t1_1._m0[min(t5_1._m0[0u].x, 1073725440u)];
    uint _100 = min(t5_1._m0[0u].y, 357908480u) * 3u;
    u0_1._m0[1u] = t2_1._m0[_100 + 2u];
    u0_1._m0[2u] = t2_1._m0[min((t5_1._m0[0u].y + 1u), 357908480u) * 3u];
    u0_1._m0[3u] = t3_1._m0[(min(t5_1._m0[0u].z, 536862720u) * 2u) + 1u];
    u0_1._m0[4u] = floatBitsToUint(t4_1._m0[(min(t5_1._m0[0u].w, 268431360u) * 4u) + 1u]);
    uint _132 = min(_81.x, 4294901760u) >> 2u;
    uint _134 = _132 + 1u;
    u0_1._m0[5u] = t0_1._m0[_132];
    u0_1._m0[6u] = t0_1._m0[_134];
    u0_1._m0[7u] = t1_1._m0[min((t5_1._m0[0u].x + 3221225473u), 1073725440u)];
    u0_1._m0[8u] = t2_1._m0[(min((t5_1._m0[0u].y + 3937053355u), 357908480u) * 3u) + 1u];
    u1_1._m0[_100 + 1u] = 99u;
    u2_1._m0[_132] = 55u;
    u2_1._m0[_134] = 66u;
    uint _56 = atomicAdd(u1_1._m0[_100], 5u);
    uint _163 = min(_81.y, 4294901760u) >> 2u;
    u0_1._m0[9u] = t0_1._m0[_163];
    u0_1._m0[10u] = t0_1._m0[_163 + 3u];
    u0_1._m0[11u] = t0_1._m0[min((_81.x << 4u), 4294901760u) >> 2u];
}

