#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

const uint _22[3] = uint[](7u, 4294967288u, 9u);

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
    target_1._m0[0u] = _22[source_1._m0[0u]];
}

