#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _3 = atomicAdd(u0_1._m0[0u], gl_GlobalInvocationID.x);
    uint _4 = gl_GlobalInvocationID.x & 31u;
    uint _5 = 1u << _4;
    uint _7 = atomicAnd(u0_1._m0[1u], ~_5);
    uint _8 = atomicOr(u0_1._m0[2u], _5);
    uint _10 = atomicXor(u0_1._m0[3u], 3u << _4);
    uint _12 = atomicMin(u0_1._m0[4u], gl_GlobalInvocationID.x + 4294967288u);
    uint _14 = atomicMax(u0_1._m0[5u], gl_GlobalInvocationID.x * 7u);
    uint _18 = atomicCompSwap(u0_1._m0[(((gl_GlobalInvocationID.x << 2u) & 4u) | 24u) >> 2u], 5u, 100u);
}

