#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

shared uint _shared;

void main()
{
    uint _2 = source_1._m0[0u];
    uint _34[8];
    _34[0u] = 100u;
    _34[1u] = 101u;
    _34[2u] = 102u;
    _34[3u] = 103u;
    _34[4u] = 104u;
    _34[5u] = 105u;
    _34[6u] = 106u;
    _34[7u] = 107u;
    target_1._m0[0u] = _34[(_2 != 0u) ? 2u : 6u];
    target_1._m0[1u] = _34[2u + source_1._m0[1u]];
    target_1._m0[2u] = _34[source_1._m0[1u]];
    _shared = 50u;
    uint _16 = atomicAdd(_shared, -source_1._m0[1u]);
    target_1._m0[3u] = _16;
    target_1._m0[4u] = _shared;
    target_1._m0[5u] = _34[(_2 == 0u) ? 2u : 6u];
}

