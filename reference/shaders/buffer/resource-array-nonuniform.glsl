#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 1, binding = 1000, std430) readonly buffer t0_space1
{
    uint _m0[];
} t0_space1_1[3];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1[4];

void main()
{
    u0_1[nonuniformEXT((gl_GlobalInvocationID.x & 3u) + 0u)]._m0[gl_GlobalInvocationID.x >> 2u] = t0_space1_1[nonuniformEXT((gl_GlobalInvocationID.x % 3u) + 0u)]._m0[gl_GlobalInvocationID.x] + gl_GlobalInvocationID.x;
}

