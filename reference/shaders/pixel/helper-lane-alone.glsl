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
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_quad : require

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _24;
    uint _25;
    SPIRV_CROSS_BRANCH
    if (in_A0 < 0.0)
    {
        uint _22 = 0u;
        uint _6;
        bool _7;
        bool _50;
        for (;;)
        {
            _6 = _22 + 1u;
            _50 = !gl_HelperInvocation;
            bool _54 = _50 || (!subgroupAny(_50));
            _7 = _54 && (subgroupBallotExclusiveBitCount(subgroupBallot(_54)) == 0u);
            if (_7)
            {
                break;
            }
            else
            {
                _22 = _6;
                continue;
            }
        }
        uint _12 = (uint(gl_FragCoord.x) + 4u) + (uint(gl_FragCoord.y) << 1u);
        uint _23 = 0u;
        uint _13;
        bool _15;
        for (;;)
        {
            _13 = _23 + 1u;
            _15 = subgroupShuffle(_12, subgroupBallotFindLSB(subgroupBallot(_50 || (!subgroupAny(_50))))) == _12;
            if (_15)
            {
                break;
            }
            else
            {
                _23 = _13;
                continue;
            }
        }
        _24 = _6;
        _25 = _13;
    }
    else
    {
        _24 = 0u;
        _25 = 0u;
    }
    out_SV_Target0 = vec4(float(subgroupQuadBroadcast(_24, 0u)), float(subgroupQuadBroadcast(_25, 0u)), float(in_A0 > 0.5), 1.0);
}

