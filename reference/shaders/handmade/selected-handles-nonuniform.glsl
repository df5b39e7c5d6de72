#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    uint _m0[];
} t1_1[3];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    u0_1._m0[gl_GlobalInvocationID.x] = t1_1[nonuniformEXT((t0_1._m0[gl_GlobalInvocationID.x] == 0u) ? 0u : ((t0_1._m0[gl_GlobalInvocationID.x] + 1u) + 4294967295u))]._m0[gl_GlobalInvocationID.x];
}

