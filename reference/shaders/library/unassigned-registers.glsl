#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer _fixed
{
    uint _m0[];
} _fixed_1[2];

layout(set = 1, binding = 1005, std430) readonly buffer far
{
    uint _m0[];
} far_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer first
{
    uint _m0[];
} first_1;

layout(set = 0, binding = 2003, std430) restrict writeonly buffer other
{
    uint _m0[];
} other_1;

void main()
{
    _fixed_1[1u]._m0[gl_GlobalInvocationID.x] = source_1._m0[gl_GlobalInvocationID.x] + 7u;
    first_1._m0[gl_GlobalInvocationID.x] = far_1._m0[gl_GlobalInvocationID.x];
    other_1._m0[gl_GlobalInvocationID.x] = gl_GlobalInvocationID.x + 10u;
}

