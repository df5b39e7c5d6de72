#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) coherent restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) coherent restrict buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

void main()
{
    u0_1._m0[gl_WorkGroupID.x] = (gl_WorkGroupID.x * 3u) + 3u;
    memoryBarrierBuffer();
    memoryBarrierImage();
    uint _5 = atomicAdd(u1_1._m0[0u], 1u);
    if (_5 == 7u)
    {
        u2_1._m0[0u] = ((((((u0_1._m0[1u] + u0_1._m0[0u]) + u0_1._m0[2u]) + u0_1._m0[3u]) + u0_1._m0[4u]) + u0_1._m0[5u]) + u0_1._m0[6u]) + u0_1._m0[7u];
    }
}

