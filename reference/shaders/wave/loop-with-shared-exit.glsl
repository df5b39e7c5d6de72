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
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _2 = 0u;
    uint _18;
    bool _19;
    uint _23;
    uint _22 = 0u;
    bool _5;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = _22 == gl_LocalInvocationID.x;
        if (_5)
        {
            _23 = (subgroupBallotBitCount(subgroupBallot(true)) * 10u) + 0u;
            break;
        }
        if (u0_1._m0[gl_LocalInvocationID.x] == _22)
        {
            _23 = (subgroupBallotBitCount(subgroupBallot(true)) * 100u) + 0u;
            break;
        }
        _18 = _22 + 1u;
        _19 = _18 < 10u;
        if (_19)
        {
            _22 = _18;
            continue;
        }
        else
        {
            _23 = 0u;
            break;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = subgroupBallotBitCount(subgroupBallot(true)) + _23;
}

