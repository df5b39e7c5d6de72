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
    bool _58 = !gl_HelperInvocation;
    float _7 = subgroupAdd(_58 ? in_COLOR0.x : 0.0);
    float _8 = subgroupAdd(_58 ? in_COLOR0.y : 0.0);
    float _9 = subgroupAdd(_58 ? in_COLOR0.z : 0.0);
    float _10 = subgroupAdd(_58 ? in_COLOR0.w : 0.0);
    uvec4 _68 = subgroupBallot(true && _58);
    uint _11 = subgroupBallotBitCount(_68);
    uvec4 _69 = subgroupBallot(_58);
    uint _71 = subgroupBallotFindLSB(_69);
    uint _70 = subgroupShuffle(in_MATERIAL0, _71);
    bool _13 = in_MATERIAL0 == (any(notEqual(_69, uvec4(0u))) ? _70 : 0u);
    float _38;
    float _39;
    float _40;
    float _41;
    if (subgroupAll(_13 || (!_58)))
    {
        float _15 = float(_11);
        _38 = _7 / _15;
        _39 = _8 / _15;
        _40 = _9 / _15;
        _41 = _10 / _15;
    }
    else
    {
        float _33 = float(subgroupBallotExclusiveBitCount(subgroupBallot(_13 && _58)));
        _38 = (subgroupMax(_58 ? in_COLOR0.x : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin(_58 ? in_COLOR0.x : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _39 = (subgroupMax(_58 ? in_COLOR0.y : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin(_58 ? in_COLOR0.y : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _40 = (subgroupMax(_58 ? in_COLOR0.z : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin(_58 ? in_COLOR0.z : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
        _41 = (subgroupMax(_58 ? in_COLOR0.w : uintBitsToFloat(0xff800000u /* -inf */)) - subgroupMin(_58 ? in_COLOR0.w : uintBitsToFloat(0x7f800000u /* inf */))) + _33;
    }
    out_SV_Target0 = vec4(_38, _39, _40, _41);
}

