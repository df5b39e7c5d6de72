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
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _16;
    SPIRV_CROSS_BRANCH
    switch ((u0_1._m0[gl_LocalInvocationID.x] == 1u) ? 1u : ((u0_1._m0[gl_LocalInvocationID.x] == 0u) ? 0u : 2u))
    {
        case 0u:
        {
            _16 = subgroupAdd(gl_LocalInvocationID.x);
            break;
        }
        case 1u:
        {
            _16 = subgroupBallotBitCount(subgroupBallot(true)) + 10u;
            break;
        }
        default:
        {
            _16 = subgroupBroadcastFirst(gl_LocalInvocationID.x) + 100u;
            break;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = (subgroupBallotBitCount(subgroupBallot(true)) * 1000u) + _16;
}

