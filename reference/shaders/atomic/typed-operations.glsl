#version 460
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000, r32ui) uniform restrict uimageBuffer u0;
layout(set = 0, binding = 2001, r32i) uniform restrict iimageBuffer u1;

void main()
{
    uint _4 = imageAtomicAdd(u0, int(0u), gl_GlobalInvocationID.x + 1u);
    uint _8 = imageAtomicAnd(u0, int(1u), ~(1u << (gl_GlobalInvocationID.x & 31u)));
    uint _12 = imageAtomicOr(u0, int(2u), 1u << ((gl_GlobalInvocationID.x << 1u) & 30u));
    uint _13 = imageAtomicXor(u0, int(3u), gl_GlobalInvocationID.x);
    uint _14 = gl_GlobalInvocationID.x + 4294967291u;
    int _49 = imageAtomicMin(u1, int(0u), int(_14));
    int _52 = imageAtomicMax(u1, int(1u), int(_14));
    uint _18 = gl_GlobalInvocationID.x + 4u;
    uint _19 = imageAtomicExchange(u0, int(_18), gl_GlobalInvocationID.x * 3u);
    u2_1._m0[gl_GlobalInvocationID.x] = _19;
    uint _20 = imageAtomicCompSwap(u0, int(_18), 9u, 1000u);
    u2_1._m0[gl_GlobalInvocationID.x + 16u] = _20;
}

