#version 460
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require

layout(location = 1) flat in uint in_MATERIAL0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _62 = !gl_HelperInvocation;
    bool _63 = subgroupAny(_62);
    float _7 = subgroupAdd((_62 || (!_63)) ? in_COLOR0.x : 0.0);
    bool _68 = !gl_HelperInvocation;
    bool _69 = subgroupAny(_68);
    float _8 = subgroupAdd((_68 || (!_69)) ? in_COLOR0.y : 0.0);
    bool _73 = !gl_HelperInvocation;
    bool _74 = subgroupAny(_73);
    float _9 = subgroupAdd((_73 || (!_74)) ? in_COLOR0.z : 0.0);
    bool _78 = !gl_HelperInvocation;
    bool _79 = subgroupAny(_78);
    float _10 = subgroupAdd((_78 || (!_79)) ? in_COLOR0.w : 0.0);
    bool _84 = !gl_HelperInvocation;
    bool _85 = subgroupAny(_84);
    uvec4 _90 = subgroupBallot(true && (_84 || (!_85)));
    uint _11 = subgroupBallotBitCount(_90);
    bool _91 = !gl_HelperInvocation;
    bool _92 = subgroupAny(_91);
    uvec4 _95 = subgroupBallot(_91 || (!_92));
    uint _96 = subgroupBallotFindLSB(_95);
    uint _12 = subgroupShuffle(in_MATERIAL0, _96);
    bool _13 = in_MATERIAL0 == _12;
    bool _97 = !gl_HelperInvocation;
    float _38;
    float _39;
    float _40;
    float _41;
    if (subgroupAll(_13 || (!(_97 || (!subgroupAny(_97))))))
    {
        float _15 = float(_11);
        _38 = _7 / _15;
        _39 = _8 / _15;
        _40 = _9 / _15;
        _41 = _10 / _15;
    }
    else
    {
        bool _104 = !gl_HelperInvocation;
        bool _110 = !gl_HelperInvocation;
        bool _115 = !gl_HelperInvocation;
        bool _120 = !gl_HelperInvocation;
        bool _125 = !gl_HelperInvocation;
        bool _131 = !gl_HelperInvocation;
        bool _136 = !gl_HelperInvocation;
        bool _141 = !gl_HelperInvocation;
        bool _146 = !gl_HelperInvocation;
        float _33 = float(subgroupBallotExclusiveBitCount(subgroupBallot(_13 && (_146 || (!subgroupAny(_146))))));
        _38 = (subgroupMax((_104 || (!subgroupAny(_104))) ? in_COLOR0.x : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_125 || (!subgroupAny(_125))) ? in_COLOR0.x : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _39 = (subgroupMax((_110 || (!subgroupAny(_110))) ? in_COLOR0.y : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_131 || (!subgroupAny(_131))) ? in_COLOR0.y : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _40 = (subgroupMax((_115 || (!subgroupAny(_115))) ? in_COLOR0.z : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_136 || (!subgroupAny(_136))) ? in_COLOR0.z : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _41 = (subgroupMax((_120 || (!subgroupAny(_120))) ? in_COLOR0.w : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_141 || (!subgroupAny(_141))) ? in_COLOR0.w : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
    }
    out_SV_Target0 = vec4(_38, _39, _40, _41);
}

