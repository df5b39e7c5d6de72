#version 460
#extension GL_EXT_demote_to_helper_invocation : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0, component = 2) in float in_ALPHA0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    if (in_ALPHA0 < 0.100000001490116119384765625)
    {
        demote;
    }
    vec4 _44 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.x * 2.0, in_TEXCOORD0.y * 2.0));
    float _13 = dFdyCoarse(in_ALPHA0);
    out_SV_Target0 = vec4(_44.x + _13, _44.y + _13, _44.z + _13, _44.w + _13);
}

