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

void main()
{
    uint _27[4];
    _27[0u] = 100u;
    _27[1u] = 101u;
    _27[2u] = 102u;
    _27[3u] = source_1._m0[1u];
    target_1._m0[0u] = _27[source_1._m0[0u]];
    target_1._m0[1u] = _27[3u];
}

