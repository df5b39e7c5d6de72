#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

const uint _77[4] = uint[](1u, 1u, 0u, 1u);

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    bool _17 = source_1._m0[0u] != 0u;
    bool _18 = source_1._m0[1u] != 0u;
    target_1._m0[0u] = uint(_17 && (!_18));
    target_1._m0[1u] = uint(_18 || (!_17));
    target_1._m0[2u] = uint((!_17) && _18);
    target_1._m0[3u] = uint((!_18) || _17);
    uint _60[4];
    _60[0u] = uint(_17);
    _60[1u] = uint(_18);
    _60[2u] = uint(true);
    _60[3u] = uint(false);
    target_1._m0[4u] = uint(_60[source_1._m0[2u]] != 0u);
    target_1._m0[5u] = uint(_77[source_1._m0[2u]] != 0u);
}

