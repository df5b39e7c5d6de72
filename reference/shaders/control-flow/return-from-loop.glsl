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
    uint _15;
    bool _16;
    uint _21;
    uint _19 = 0u;
    uint _20 = 0u;
    uint _9;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _9 = (_20 * t0_1._m0[gl_LocalInvocationID.x]) + _19;
        if (_20 == t0_1._m0[gl_LocalInvocationID.x])
        {
            _21 = 2u;
            break;
        }
        else
        {
            _15 = _20 + 1u;
            _16 = _15 < 4u;
            if (_16)
            {
                _19 = _9;
                _20 = _15;
                continue;
            }
            else
            {
                _21 = 3u;
                break;
            }
        }
    }
    if (_21 == 2u)
    {
        u0_1._m0[gl_LocalInvocationID.x] = subgroupAdd(gl_LocalInvocationID.x + 1u) + (_9 * 100u);
        return;
    }
    u0_1._m0[gl_LocalInvocationID.x] = subgroupBallotBitCount(subgroupBallot(true)) + 10000u;
}

