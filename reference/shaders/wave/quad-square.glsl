#version 460
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_shuffle : require
layout(local_size_x = 8, local_size_y = 2, local_size_z = 2) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec2 _m0[];
} u1_1;

shared uint shared_ids[32];

void main()
{
    uint _53 = gl_LocalInvocationID.x >> 1u;
    uvec3 _58 = uvec3(bitfieldInsert(_53, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_53, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _2 = _58.x;
    uint _3 = _58.y;
    uvec3 _65 = (gl_WorkGroupID * uvec3(4u, 4u, 2u)) + _58;
    uint _9 = (((_58.z * 4u) + _58.y) * 4u) + _58.x;
    uint _13 = ((_3 * 10u) + _2) + (_58.z * 100u);
    uint _17 = ((_65.y << 3u) + _65.x) + (_65.z << 6u);
    shared_ids[_9] = _13;
    barrier();
    u0_1._m0[_17] = uvec4(_13, ((subgroupQuadSwapVertical(_13) * 1000u) + subgroupQuadSwapHorizontal(_13)) + (subgroupQuadSwapDiagonal(_13) * 1000000u), (subgroupShuffle(_13, (gl_SubgroupInvocationID & 4294967292u) | ((_2 & 3u) & 3u)) * 1000u) + subgroupQuadBroadcast(_13, 2u), shared_ids[(_9 + 1u) & 31u] + (gl_WorkGroupID.x * 1000u));
    bool _37 = (_2 == 2u) && (_3 == 1u);
    bool _40 = _3 > 1u;
    u1_1._m0[_17] = uvec2(uint(((subgroupQuadBroadcast(_37, 0u) || subgroupQuadBroadcast(_37, 1u)) || subgroupQuadBroadcast(_37, 2u)) || subgroupQuadBroadcast(_37, 3u)), uint(((subgroupQuadBroadcast(_40, 0u) && subgroupQuadBroadcast(_40, 1u)) && subgroupQuadBroadcast(_40, 2u)) && subgroupQuadBroadcast(_40, 3u)));
}

