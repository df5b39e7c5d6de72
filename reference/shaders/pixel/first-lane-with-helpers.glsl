#version 460
#extension GL_KHR_shader_subgroup_ballot : require
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
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _43 = !gl_HelperInvocation;
    uvec4 _48 = subgroupBallot(_43);
    uint _45 = subgroupBallotExclusiveBitCount(_48);
    bool _4 = _43 && (_45 == 0u);
    if (_4)
    {
        uint _5 = atomicAdd(u0_1._m0[0u], 1u);
    }
    uint _9 = atomicAdd(u0_1._m0[1u], uint(subgroupBallotBitCount(subgroupBallot(true && (!gl_HelperInvocation))) == 1u));
    SPIRV_CROSS_BRANCH
    if (gl_FragCoord.x > 1.0)
    {
        bool _66 = !gl_HelperInvocation;
        if (_66 && (subgroupBallotExclusiveBitCount(subgroupBallot(_66)) == 0u))
        {
            uint _12 = atomicAdd(u0_1._m0[2u], 1u);
        }
    }
    else
    {
        bool _73 = !gl_HelperInvocation;
        if (_73 && (subgroupBallotExclusiveBitCount(subgroupBallot(_73)) == 0u))
        {
            uint _14 = atomicAdd(u0_1._m0[3u], 1u);
        }
    }
    uvec4 _81 = subgroupBallot(!gl_HelperInvocation);
    out_SV_Target0 = vec4(float(_4), any(notEqual(_81, uvec4(0u))) ? subgroupShuffle(gl_FragCoord.x, subgroupBallotFindLSB(_81)) : 0.0, float(subgroupExclusiveAdd(uint(!gl_HelperInvocation))), dFdyCoarse(in_A0) + dFdxCoarse(in_A0));
}

