#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _33 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
    float _10 = dot(vec3(_33.xyz), vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875));
    if (!(_10 < 0.00999999977648258209228515625))
    {
        out_SV_Target0 = vec4(_10, _10, _10, _33.w);
        return;
    }
    discard;
}

