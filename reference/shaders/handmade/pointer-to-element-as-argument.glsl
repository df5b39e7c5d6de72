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

void _2(inout uint _56)
{
    _56 += 5u;
}

void main()
{
    uint _23[4];
    _23[0u] = 10u;
    _23[1u] = 11u;
    _23[2u] = 12u;
    _23[3u] = 13u;
    uint _37 = _23[source_1._m0[0u]];
    _2(_37);
    _23[source_1._m0[0u]] = _37;
    uint _43 = _23[3u];
    _2(_43);
    _23[3u] = _43;
    target_1._m0[0u] = _23[0u];
    target_1._m0[1u] = _23[1u];
    target_1._m0[2u] = _23[2u];
    target_1._m0[3u] = _23[3u];
}

