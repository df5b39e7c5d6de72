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
    uvec4 _47 = subgroupBallot(_43);
    uint _48 = subgroupBallotExclusiveBitCount(_47);
    bool _4 = _43 && (_48 == 0u);
    if (_4)
    {
        uint _5 = atomicAdd(u0_1._m0[0u], 1u);
    }
    uint _9 = atomicAdd(u0_1._m0[1u], uint(subgroupBallotBitCount(subgroupBallot(true && _43)) == 1u));
    SPIRV_CROSS_BRANCH
    if (gl_FragCoord.x > 1.0)
    {
        if (_43 && (subgroupBallotExclusiveBitCount(subgroupBallot(_43)) == 0u))
        {
            uint _12 = atomicAdd(u0_1._m0[2u], 1u);
        }
    }
    else
    {
        if (_43 && (subgroupBallotExclusiveBitCount(subgroupBallot(_43)) == 0u))
        {
            uint _14 = atomicAdd(u0_1._m0[3u], 1u);
        }
    }
    uvec4 _73 = subgroupBallot(_43);
    out_SV_Target0 = vec4(float(_4), any(notEqual(_73, uvec4(0u))) ? subgroupShuffle(gl_FragCoord.x, subgroupBallotFindLSB(_73)) : 0.0, float(subgroupExclusiveAdd(uint(_43))), dFdyCoarse(in_A0) + dFdxCoarse(in_A0));
}

