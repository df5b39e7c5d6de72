#version 460
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    bool _8 = t0_1._m0[gl_LocalInvocationID.x] > 3u;
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(uint(((subgroupQuadBroadcast(_8, 0u) || subgroupQuadBroadcast(_8, 1u)) || subgroupQuadBroadcast(_8, 2u)) || subgroupQuadBroadcast(_8, 3u)), uint(((subgroupQuadBroadcast(_8, 0u) && subgroupQuadBroadcast(_8, 1u)) && subgroupQuadBroadcast(_8, 2u)) && subgroupQuadBroadcast(_8, 3u)));
}

