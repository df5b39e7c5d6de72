#version 460

layout(set = 0, binding = 4000, std430) restrict buffer u0_counter
{
    uint _m0;
} u0_counter_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 4001, std430) restrict buffer u1_counter
{
    uint _m0;
} u1_counter_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict buffer u2
{
    uint _m0[];
} u2_1;

void main()
{
    uint _2 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    uint _3 = atomicAdd(u0_counter_1._m0, 1u);
    u0_1._m0[_3] = 7u;
    uint _4 = atomicAdd(u1_counter_1._m0, 1u);
    u1_1._m0[_4] = 9u;
    uint _6 = atomicAdd(u2_1._m0[0u], _2 + 1u);
    uint _9 = atomicOr(u2_1._m0[1u], 1u << (_2 & 31u));
    u2_1._m0[(_2 + 2u) & 1073741823u] = _2 + 100u;
}

