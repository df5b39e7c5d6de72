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

uint _28;
uint _29;

void main()
{
    uint _12 = source_1._m0[1u];
    _28 = source_1._m0[0u];
    _29 = _12;
    mediump uint _15 = _29;
    target_1._m0[0u] = _28;
    target_1._m0[1u] = _15;
}

