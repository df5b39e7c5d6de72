#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

const uint _64[4] = uint[](2u, 3u, 5u, 7u);

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

shared uint counts[6];

void main()
{
    uint _36[5];
    _36[0u] = 10u;
    _36[1u] = 11u;
    _36[2u] = 12u;
    _36[3u] = 13u;
    _36[4u] = 14u;
    uint _2 = t0_1._m0[0u];
    uint _7 = t0_1._m0[1u];
    u0_1._m0[0u] = _64[min(_2, 3u)];
    u0_1._m0[1u] = _64[min(_7, 3u)];
    u0_1._m0[2u] = _64[min(t0_1._m0[2u], 3u)];
    _36[min(_7, 4u)] = 20u;
    _36[min(_2, 4u)] += 30u;
    u0_1._m0[3u] = _36[1u];
    u0_1._m0[4u] = _36[4u];
    u0_1._m0[5u] = _36[min(t0_1._m0[2u], 4u)];
    counts[0u] = 0u;
    counts[3u] = 100u;
    counts[1u] = 1u;
    counts[4u] = 101u;
    counts[2u] = 2u;
    counts[5u] = 102u;
    uint _27 = atomicAdd(counts[min((t0_1._m0[2u] + (_7 * 3u)), 5u)], 5u);
    u0_1._m0[6u] = _27;
    u0_1._m0[7u] = counts[5u];
    u0_1._m0[8u] = counts[min((_7 + (_2 * 3u)), 5u)];
}

