#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0, component = 2) in float in_RIM0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

float _2(float _67, float _68)
{
    float _69 = _67 / _68;
    float _75 = isnan(0.0) ? _69 : (isnan(_69) ? 0.0 : max(_69, 0.0));
    return isnan(1.0) ? _75 : (isnan(_75) ? 1.0 : min(_75, 1.0));
}

void main()
{
    vec4 _53 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
    float _13 = _53.w;
    if (_13 < 0.5)
    {
        discarded = true;
    }
    float _21 = _2(in_RIM0, abs(dFdyCoarse(in_RIM0)) + abs(dFdxCoarse(in_RIM0)));
    out_SV_Target0 = vec4(_21 * _53.x, _21 * _53.y, _21 * _53.z, _13);
    if (discarded)
    {
        discard;
    }
}

