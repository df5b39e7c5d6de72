#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    vec4 _43 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
    float _14 = dot(vec3(_43.xyz), vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875));
    if (_14 < 0.00999999977648258209228515625)
    {
        discarded = true;
    }
    out_SV_Target0 = vec4(_14, _14, _14, _43.w);
    if (discarded)
    {
        discard;
    }
}

