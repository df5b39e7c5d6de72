#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0, component = 2) in float in_ALPHA0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    if (in_ALPHA0 < 0.100000001490116119384765625)
    {
        discarded = true;
    }
    vec4 _47 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0.x * 2.0, in_TEXCOORD0.y * 2.0));
    float _17 = dFdxCoarse(in_ALPHA0);
    out_SV_Target0 = vec4(_47.x + _17, _47.y + _17, _47.z + _17, _47.w + _17);
    if (discarded)
    {
        discard;
    }
}

