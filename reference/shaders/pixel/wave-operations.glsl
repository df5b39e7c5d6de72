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
    bool _58 = !gl_HelperInvocation;
    bool _59 = subgroupAny(_58);
    float _7 = subgroupAdd((_58 || (!_59)) ? in_COLOR0.x : 0.0);
    bool _65 = !gl_HelperInvocation;
    bool _66 = subgroupAny(_65);
    float _8 = subgroupAdd((_65 || (!_66)) ? in_COLOR0.y : 0.0);
    bool _70 = !gl_HelperInvocation;
    bool _71 = subgroupAny(_70);
    float _9 = subgroupAdd((_70 || (!_71)) ? in_COLOR0.z : 0.0);
    bool _75 = !gl_HelperInvocation;
    bool _76 = subgroupAny(_75);
    float _10 = subgroupAdd((_75 || (!_76)) ? in_COLOR0.w : 0.0);
    bool _81 = !gl_HelperInvocation;
    bool _82 = subgroupAny(_81);
    uvec4 _87 = subgroupBallot(true && (_81 || (!_82)));
    uint _11 = subgroupBallotBitCount(_87);
    bool _88 = !gl_HelperInvocation;
    bool _89 = subgroupAny(_88);
    uvec4 _92 = subgroupBallot(_88 || (!_89));
    uint _93 = subgroupBallotFindLSB(_92);
    uint _12 = subgroupShuffle(in_MATERIAL0, _93);
    bool _13 = in_MATERIAL0 == _12;
    bool _94 = !gl_HelperInvocation;
    float _38;
    float _39;
    float _40;
    float _41;
    if (subgroupAll(_13 || (!(_94 || (!subgroupAny(_94))))))
    {
        float _15 = float(_11);
        _38 = _7 / _15;
        _39 = _8 / _15;
        _40 = _9 / _15;
        _41 = _10 / _15;
    }
    else
    {
        bool _101 = !gl_HelperInvocation;
        bool _107 = !gl_HelperInvocation;
        bool _112 = !gl_HelperInvocation;
        bool _117 = !gl_HelperInvocation;
        bool _122 = !gl_HelperInvocation;
        bool _128 = !gl_HelperInvocation;
        bool _133 = !gl_HelperInvocation;
        bool _138 = !gl_HelperInvocation;
        bool _143 = !gl_HelperInvocation;
        float _33 = float(subgroupBallotExclusiveBitCount(subgroupBallot(_13 && (_143 || (!subgroupAny(_143))))));
        _38 = (subgroupMax((_101 || (!subgroupAny(_101))) ? in_COLOR0.x : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_122 || (!subgroupAny(_122))) ? in_COLOR0.x : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _39 = (subgroupMax((_107 || (!subgroupAny(_107))) ? in_COLOR0.y : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_128 || (!subgroupAny(_128))) ? in_COLOR0.y : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _40 = (subgroupMax((_112 || (!subgroupAny(_112))) ? in_COLOR0.z : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_133 || (!subgroupAny(_133))) ? in_COLOR0.z : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _41 = (subgroupMax((_117 || (!subgroupAny(_117))) ? in_COLOR0.w : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((_138 || (!subgroupAny(_138))) ? in_COLOR0.w : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
    }
    out_SV_Target0 = vec4(_38, _39, _40, _41);
}

