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

shared uint counts[4];
shared float pairs[6];
shared uint last[2];

void main()
{
    uint _2 = t0_1._m0[0u];
    uint _7 = t0_1._m0[1u];
    uint _12 = t0_1._m0[2u];
    counts[0u] = 10u;
    counts[1u] = 11u;
    counts[2u] = 12u;
    counts[3u] = 13u;
    pairs[0u] = 0.0;
    pairs[1u] = 0.5;
    pairs[2u] = 1.0;
    pairs[3u] = 1.5;
    pairs[4u] = 2.0;
    pairs[5u] = 2.5;
    last[0u] = 20u;
    last[1u] = 21u;
    if (_7 < 4u)
    {
        counts[_7] = 99u;
    }
    if (_12 < 4u)
    {
        counts[_12] = 98u;
    }
    if (_2 < 4u)
    {
        counts[_2] = 30u;
    }
    uint _17 = _7 * 2u;
    if (_17 < 6u)
    {
        pairs[_17] = 97.0;
    }
    uint _18 = 1u + _17;
    if (_18 < 6u)
    {
        pairs[_18] = 97.0;
    }
    uint _19;
    if (_7 < 4u)
    {
        uint _118 = atomicAdd(counts[_7], 5u);
        _19 = _118;
    }
    else
    {
        _19 = 0u;
    }
    uint _20;
    if (_12 < 4u)
    {
        uint _124 = atomicCompSwap(counts[_12], 0u, 6u);
        _20 = _124;
    }
    else
    {
        _20 = 0u;
    }
    u0_1._m0[0u] = _19;
    u0_1._m0[1u] = _20;
    uint _22;
    if (_2 < 4u)
    {
        uint _135 = atomicAdd(counts[_2], 5u);
        _22 = _135;
    }
    else
    {
        _22 = 0u;
    }
    u0_1._m0[2u] = _22;
    u0_1._m0[3u] = (_7 < 4u) ? counts[min(_7, 3u)] : 0u;
    u0_1._m0[4u] = (_12 < 4u) ? counts[min(_12, 3u)] : 0u;
    u0_1._m0[5u] = (_2 < 4u) ? counts[min(_2, 3u)] : 0u;
    u0_1._m0[6u] = floatBitsToUint((_18 < 6u) ? pairs[min(_18, 5u)] : 0.0);
    u0_1._m0[7u] = counts[0u];
    u0_1._m0[8u] = counts[1u];
    u0_1._m0[9u] = counts[2u];
    u0_1._m0[10u] = counts[3u];
    u0_1._m0[11u] = last[0u];
    u0_1._m0[12u] = last[1u];
    u0_1._m0[13u] = floatBitsToUint(pairs[5u]);
}

