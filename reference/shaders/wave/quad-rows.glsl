#version 460
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 3, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _5 = (gl_LocalInvocationID.y * 10u) + gl_LocalInvocationID.x;
    u0_1._m0[(gl_LocalInvocationID.y << 3u) + gl_LocalInvocationID.x] = ((subgroupQuadSwapVertical(_5) * 100u) + subgroupQuadSwapHorizontal(_5)) + (subgroupQuadSwapDiagonal(_5) * 10000u);
}

