#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    if (t0_1._m0[gl_LocalInvocationIndex] > 5u)
    {
        u0_1._m0[gl_LocalInvocationIndex] = subgroupBroadcastFirst(subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex]));
        u0_1._m0[gl_LocalInvocationIndex + 4u] = subgroupBroadcastFirst(subgroupExclusiveMul(t0_1._m0[gl_LocalInvocationIndex]));
        uvec4 _88 = uvec4(14u, 0u, 0u, 0u) & subgroupBallot(true);
        uint _14;
        for (;;)
        {
            uvec4 _94 = subgroupBroadcastFirst(_88);
            bvec4 _95 = equal(_88, _94);
            bool _96 = all(_95);
            uint _97 = _96 ? t0_1._m0[gl_LocalInvocationIndex] : 0u;
            _14 = subgroupExclusiveAdd(_97);
            if (_96)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        u0_1._m0[gl_LocalInvocationIndex + 8u] = subgroupBroadcastFirst(_14);
        uvec4 _106;
        for (;;)
        {
            uint _104 = subgroupBroadcastFirst(t0_1._m0[gl_LocalInvocationIndex]);
            bool _105 = t0_1._m0[gl_LocalInvocationIndex] == _104;
            _106 = subgroupBallot(_105);
            if (_105)
            {
                break;
            }
            else
            {
                continue;
            }
        }
        u0_1._m0[gl_LocalInvocationIndex + 12u] = subgroupBroadcastFirst(_106.x);
        uint _23 = gl_SubgroupInvocationID;
        u0_1._m0[gl_LocalInvocationIndex + 16u] = subgroupBroadcastFirst(_23);
        u0_1._m0[gl_LocalInvocationIndex + 20u] = uint(subgroupBroadcastFirst(subgroupElect()));
        u0_1._m0[gl_LocalInvocationIndex + 24u] = subgroupBroadcastFirst(subgroupBallotExclusiveBitCount(subgroupBallot(true)));
    }
    u0_1._m0[gl_LocalInvocationIndex + 28u] = subgroupBroadcastFirst(subgroupQuadSwapHorizontal(t0_1._m0[gl_LocalInvocationIndex]));
    u0_1._m0[gl_LocalInvocationIndex + 32u] = subgroupBroadcastFirst(subgroupShuffle(t0_1._m0[gl_LocalInvocationIndex], (gl_SubgroupInvocationID & 4294967292u) | ((gl_LocalInvocationIndex ^ 3u) & 3u)));
    u0_1._m0[gl_LocalInvocationIndex + 36u] = subgroupBroadcastFirst(subgroupQuadSwapDiagonal(t0_1._m0[gl_LocalInvocationIndex]) << 1u);
    u0_1._m0[gl_LocalInvocationIndex + 40u] = subgroupBroadcastFirst(subgroupExclusiveAdd(t0_1._m0[gl_LocalInvocationIndex] + 1u));
    uint _48 = t0_1._m0[gl_LocalInvocationIndex] & 1u;
    uvec4 _139;
    for (;;)
    {
        uint _137 = subgroupBroadcastFirst(_48);
        bool _138 = _48 == _137;
        _139 = subgroupBallot(_138);
        if (_138)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    uvec4 _142 = uvec4(_139) & subgroupBallot(true);
    uint _53;
    for (;;)
    {
        uvec4 _147 = subgroupBroadcastFirst(_142);
        bvec4 _148 = equal(_142, _147);
        bool _149 = all(_148);
        uint _150 = _149 ? t0_1._m0[gl_LocalInvocationIndex] : 0u;
        _53 = subgroupExclusiveAdd(_150);
        if (_149)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationIndex + 44u] = subgroupBroadcastFirst(_53);
    u0_1._m0[gl_LocalInvocationIndex + 48u] = uint(subgroupBroadcastFirst(subgroupElect()));
}

