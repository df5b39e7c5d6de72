#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0, component = 2) in float in_RIM0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

float _2(float _62, float _63)
{
    float _64 = _62 / _63;
    float _70 = isnan(0.0) ? _64 : (isnan(_64) ? 0.0 : max(_64, 0.0));
    return isnan(1.0) ? _70 : (isnan(_70) ? 1.0 : min(_70, 1.0));
}

void main()
{
    vec4 _50 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
    float _13 = _50.w;
    if (_13 < 0.5)
    {
        discarded = true;
    }
    float _21 = _2(in_RIM0, abs(dFdyCoarse(in_RIM0)) + abs(dFdxCoarse(in_RIM0)));
    out_SV_Target0 = vec4(_21 * _50.x, _21 * _50.y, _21 * _50.z, _13);
    if (discarded)
    {
        discard;
    }
}

