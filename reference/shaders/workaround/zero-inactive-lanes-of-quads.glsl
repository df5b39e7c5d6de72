#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_LocalInvocationIndex + 10u;
    if (!(t0_1._m0[gl_LocalInvocationIndex] == 0u))
    {
        uvec4 _47 = subgroupBallot(true);
        u0_1._m0[gl_LocalInvocationIndex] = uvec4(subgroupBallotBitExtract(_47, gl_SubgroupInvocationID ^ 1u) ? subgroupQuadSwapHorizontal(_3) : 0u, subgroupBallotBitExtract(_47, gl_SubgroupInvocationID ^ 2u) ? subgroupQuadSwapVertical(_3) : 0u, subgroupBallotBitExtract(_47, gl_SubgroupInvocationID ^ 3u) ? subgroupQuadSwapDiagonal(_3) : 0u, subgroupBallotBitExtract(_47, gl_SubgroupInvocationID ^ 3u) ? subgroupQuadSwapDiagonal(gl_LocalInvocationIndex + 110u) : 0u);
        uint _85 = (gl_SubgroupInvocationID & 4294967292u) | (((gl_LocalInvocationIndex & 3u) ^ 3u) & 3u);
        u0_1._m0[gl_LocalInvocationIndex + 8u] = uvec4(subgroupBallotBitExtract(_47, (gl_SubgroupInvocationID & 4294967292u) | (0u & 3u)) ? subgroupQuadBroadcast(_3, 0u) : 0u, subgroupBallotBitExtract(_47, (gl_SubgroupInvocationID & 4294967292u) | (1u & 3u)) ? subgroupQuadBroadcast(_3, 1u) : 0u, subgroupBallotBitExtract(_47, (gl_SubgroupInvocationID & 4294967292u) | (3u & 3u)) ? subgroupQuadBroadcast(_3, 3u) : 0u, subgroupBallotBitExtract(_47, _85) ? subgroupShuffle(_3, _85) : 0u);
    }
}

