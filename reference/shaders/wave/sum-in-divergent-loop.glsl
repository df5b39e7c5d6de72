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

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

void main()
{
    uint _8 = 0u;
    uint _9 = 0u;
    uint _5;
    uint _6;
    bool _7;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _5 = subgroupBallotBitCount(subgroupBallot(true)) + (_8 * 10u);
        _6 = _9 + 1u;
        _7 = _6 > gl_LocalInvocationID.x;
        if (_7)
        {
            break;
        }
        else
        {
            _8 = _5;
            _9 = _6;
            continue;
        }
    }
    u0_1._m0[gl_LocalInvocationID.x] = _5;
}

