#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source0
{
    uint _m0[];
} source0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

layout(set = 0, binding = 1001, std430) readonly buffer source1
{
    uint _m0[];
} source1_1;

layout(set = 0, binding = 1002, std430) readonly buffer source2
{
    uint _m0[];
} source2_1;

layout(set = 0, binding = 1003, std430) readonly buffer source3
{
    uint _m0[];
} source3_1;

void main()
{
    target_1._m0[0u] = source0_1._m0[0u];
    target_1._m0[1u] = source1_1._m0[0u];
    target_1._m0[2u] = source2_1._m0[0u];
    target_1._m0[3u] = source3_1._m0[0u];
}

