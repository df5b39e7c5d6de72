#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 12, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1[3];

layout(set = 0, binding = 2003, r32ui) uniform restrict uimage2D u3[2];

void main()
{
    uint _5 = atomicAdd(u0_1[nonuniformEXT((gl_GlobalInvocationID.x % 3u) + 0u)]._m0[0u], gl_GlobalInvocationID.x);
    uint _9 = imageAtomicMax(u3[nonuniformEXT(((gl_GlobalInvocationID.x & 1u) + 3u) - 3u)], ivec2(uvec2(0u)), gl_GlobalInvocationID.x << 1u);
}

