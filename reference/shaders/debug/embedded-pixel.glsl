#version 460
#extension GL_GOOGLE_cpp_style_line_directive : require

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

#line 12 "debug/embedded-pixel.hlsl"
void main()
{
#line 12 "debug/embedded-pixel.hlsl"
#line 14 "debug/embedded-pixel.hlsl"
    vec4 _33 = texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0));
#line 9 "debug/embedded-pixel.hlsl"
    float _10 = dot(vec3(_33.xyz), vec3(0.2125999927520751953125, 0.715200006961822509765625, 0.072200000286102294921875));
#line 16 "debug/embedded-pixel.hlsl"
    if (!(_10 < 0.00999999977648258209228515625))
    {
#line 18 "debug/embedded-pixel.hlsl"
        out_SV_Target0 = vec4(_10, _10, _10, _33.w);
        return;
    }
    discard;
}

