#version 460
#extension GL_KHR_shader_subgroup_vote : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_shuffle : require

layout(set = 0, binding = 1000) uniform texture2D t0[16];
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) flat in uint in_MATERIAL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = 0u;
    float _10;
    float _11;
    float _12;
    float _13;
    uint _7;
    bool _8;
    for (;;)
    {
        bool _36 = !gl_HelperInvocation;
        _7 = subgroupShuffle(in_MATERIAL0, subgroupBallotFindLSB(subgroupBallot(_36 || (!subgroupAny(_36)))));
        _8 = _7 == in_MATERIAL0;
        if (_8)
        {
            vec4 _62 = textureLod(sampler2D(t0[_7 & 15u], s0), vec2(in_TEXCOORD0), 0.0);
            _10 = _62.x;
            _11 = _62.y;
            _12 = _62.z;
            _13 = _62.w;
            break;
        }
        continue;
    }
    out_SV_Target0 = vec4(_10, _11, _12, _13);
}

