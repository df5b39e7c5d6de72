#version 460
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_arithmetic : require

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(location = 0) out uvec4 out_SV_Target0;
bool discarded = false;

void main()
{
    uint _13 = ((uint(gl_FragCoord.y) << 1u) & 2u) | (uint(gl_FragCoord.x) & 1u);
    bool _48 = !(gl_HelperInvocation || discarded);
    uvec4 _51 = uvec4(4294967295u) & subgroupBallot(_48);
    uint _19;
    uint _20;
    for (;;)
    {
        uvec4 _57 = subgroupBroadcastFirst(_51);
        bvec4 _58 = equal(_51, _57);
        bool _59 = all(_58);
        bool _60 = _59 && _48;
        uint _61 = _60 ? t0_1._m0[_13] : 0u;
        _19 = subgroupExclusiveAdd(_61);
        uint _62 = _60 ? t0_1._m0[_13] : 0u;
        _20 = subgroupExclusiveOr(_62);
        if (_59)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    discarded = discarded || (t0_1._m0[_13] == 2u);
    bool _69 = !(gl_HelperInvocation || discarded);
    uvec4 _71 = uvec4(4294967295u) & subgroupBallot(_69);
    uint _22;
    for (;;)
    {
        uvec4 _76 = subgroupBroadcastFirst(_71);
        bvec4 _77 = equal(_71, _76);
        bool _78 = all(_77);
        bool _79 = _78 && _69;
        uint _80 = _79 ? t0_1._m0[_13] : 0u;
        _22 = subgroupExclusiveAdd(_80);
        if (_78)
        {
            break;
        }
        else
        {
            continue;
        }
    }
    out_SV_Target0 = uvec4(_19, _22, _20, subgroupBallotExclusiveBitCount(subgroupBallot(true && (!(gl_HelperInvocation || discarded))) & uvec4(4294967295u)));
    if (discarded)
    {
        discard;
    }
}

