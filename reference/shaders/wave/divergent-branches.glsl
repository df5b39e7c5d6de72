#version 460
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_LocalInvocationID.x & 3u;
    uint _14;
    uint _15;
    SPIRV_CROSS_BRANCH
    if (_3 == 1u)
    {
        _14 = subgroupBallotBitCount(subgroupBallot(true));
        _15 = 100u;
    }
    else
    {
        uint _12;
        uint _13;
        SPIRV_CROSS_BRANCH
        if (_3 == 2u)
        {
            _12 = subgroupBallotBitCount(subgroupBallot(true)) * 10u;
            _13 = subgroupBroadcastFirst(gl_LocalInvocationID.x);
        }
        else
        {
            _12 = subgroupAdd(gl_LocalInvocationID.x);
            _13 = subgroupExclusiveAdd(gl_LocalInvocationID.x);
        }
        _14 = _12;
        _15 = _13;
    }
    u0_1._m0[gl_LocalInvocationID.x] = uvec2(_14, _15);
}

