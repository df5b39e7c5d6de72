#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0, component = 2) in float in_RIM0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

float _2(float _59, float _60)
{
    float _61 = _59 / _60;
    float _67 = isnan(0.0) ? _61 : (isnan(_61) ? 0.0 : max(_61, 0.0));
    return isnan(1.0) ? _67 : (isnan(_67) ? 1.0 : min(_67, 1.0));
}

void main()
{
    vec4 _47 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
    float _13 = _47.w;
    if (_13 < 0.5)
    {
        discarded = true;
    }
    float _21 = _2(in_RIM0, abs(dFdyCoarse(in_RIM0)) + abs(dFdxCoarse(in_RIM0)));
    out_SV_Target0 = vec4(_21 * _47.x, _21 * _47.y, _21 * _47.z, _13);
    if (discarded)
    {
        discard;
    }
}

