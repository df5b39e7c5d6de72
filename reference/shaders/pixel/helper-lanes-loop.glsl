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
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_quad : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out uvec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _13 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    bool _19 = t0_1._m0[_13] == 0u;
    bool _56;
    if (_19)
    {
        _56 = true;
    }
    else
    {
        discarded = true;
        _56 = _19;
    }
    uint _61;
    uint _62;
    uint _63;
    uint _64;
    SPIRV_CROSS_BRANCH
    if (_56)
    {
        _61 = 0u;
        _62 = 0u;
        _63 = 0u;
        _64 = 0u;
    }
    else
    {
        uint _57 = 0u;
        uint _58 = 0u;
        uint _21;
        uint _22;
        bool _23;
        for (;;)
        {
            bool _97 = !(gl_HelperInvocation || discarded);
            uint _20 = subgroupShuffle(t0_1._m0[_13], subgroupBallotFindLSB(subgroupBallot(_97 || (!subgroupAny(_97)))));
            _21 = _20 + _57;
            _22 = _58 + 1u;
            _23 = _20 == t0_1._m0[_13];
            if (_23)
            {
                break;
            }
            else
            {
                _57 = _21;
                _58 = _22;
                continue;
            }
        }
        uint _59 = 0u;
        uint _60 = 0u;
        uint _24;
        uint _26;
        bool _27;
        for (;;)
        {
            _24 = _60 + 1u;
            bool _108 = !(gl_HelperInvocation || discarded);
            bool _111 = _108 || (!subgroupAny(_108));
            _26 = subgroupAdd(_111 ? t0_1._m0[_13] : 0u) + _59;
            _27 = _111 && (subgroupBallotExclusiveBitCount(subgroupBallot(_111)) == 0u);
            if (_27)
            {
                break;
            }
            else
            {
                _59 = _26;
                _60 = _24;
                continue;
            }
        }
        _61 = _21;
        _62 = _22;
        _63 = _26;
        _64 = _24;
    }
    out_SV_Target0 = uvec4(((subgroupQuadBroadcast(_61, 1u) * 100u) + subgroupQuadBroadcast(_61, 0u)) + (subgroupQuadBroadcast(_61, 2u) * 10000u), ((subgroupQuadBroadcast(_62, 1u) * 100u) + subgroupQuadBroadcast(_62, 0u)) + (subgroupQuadBroadcast(_62, 2u) * 10000u), ((subgroupQuadBroadcast(_63, 1u) * 100u) + subgroupQuadBroadcast(_63, 0u)) + (subgroupQuadBroadcast(_63, 2u) * 10000u), ((subgroupQuadBroadcast(_64, 1u) * 100u) + subgroupQuadBroadcast(_64, 0u)) + (subgroupQuadBroadcast(_64, 2u) * 10000u));
    if (discarded)
    {
        discard;
    }
}

