#version 460
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require
#extension GL_KHR_shader_subgroup_vote : require

layout(location = 1) flat in uint in_MATERIAL0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _7 = subgroupAdd((!gl_HelperInvocation) ? in_COLOR0.x : 0.0);
    float _8 = subgroupAdd((!gl_HelperInvocation) ? in_COLOR0.y : 0.0);
    float _9 = subgroupAdd((!gl_HelperInvocation) ? in_COLOR0.z : 0.0);
    float _10 = subgroupAdd((!gl_HelperInvocation) ? in_COLOR0.w : 0.0);
    uvec4 _72 = subgroupBallot(true && (!gl_HelperInvocation));
    uint _11 = subgroupBallotBitCount(_72);
    uvec4 _74 = subgroupBallot(!gl_HelperInvocation);
    uint _76 = subgroupBallotFindLSB(_74);
    uint _75 = subgroupShuffle(in_MATERIAL0, _76);
    bool _13 = in_MATERIAL0 == (any(notEqual(_74, uvec4(0u))) ? _75 : 0u);
    float _38;
    float _39;
    float _40;
    float _41;
    if (subgroupAll(_13 || (!(!gl_HelperInvocation))))
    {
        float _15 = float(_11);
        _38 = _7 / _15;
        _39 = _8 / _15;
        _40 = _9 / _15;
        _41 = _10 / _15;
    }
    else
    {
        float _33 = float(subgroupBallotExclusiveBitCount(subgroupBallot(_13 && (!gl_HelperInvocation))));
        _38 = (subgroupMax((!gl_HelperInvocation) ? in_COLOR0.x : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((!gl_HelperInvocation) ? in_COLOR0.x : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _39 = (subgroupMax((!gl_HelperInvocation) ? in_COLOR0.y : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((!gl_HelperInvocation) ? in_COLOR0.y : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _40 = (subgroupMax((!gl_HelperInvocation) ? in_COLOR0.z : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((!gl_HelperInvocation) ? in_COLOR0.z : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _41 = (subgroupMax((!gl_HelperInvocation) ? in_COLOR0.w : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin((!gl_HelperInvocation) ? in_COLOR0.w : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
    }
    out_SV_Target0 = vec4(_38, _39, _40, _41);
}

