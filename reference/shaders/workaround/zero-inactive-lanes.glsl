#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    if (!(gl_LocalInvocationIndex == 2u))
    {
        uvec4 _34 = subgroupBallot(true);
        uint _46 = (gl_SubgroupInvocationID & 4294967292u) | (t0_1._m0[gl_LocalInvocationIndex] & 3u);
        u0_1._m0[gl_LocalInvocationIndex] = uvec4(subgroupBallotBitExtract(_34, (gl_SubgroupInvocationID & 4294967292u) | (2u & 3u)) ? subgroupQuadBroadcast(_3, 2u) : 0u, subgroupBallotBitExtract(_34, _46) ? subgroupShuffle(_3, _46) : 0u, subgroupBallotBitExtract(_34, gl_SubgroupInvocationID ^ 1u) ? subgroupQuadSwapHorizontal(_3) : 0u, subgroupBallotBitExtract(_34, gl_SubgroupInvocationID ^ 2u) ? subgroupQuadSwapVertical(_3) : 0u);
    }
}

