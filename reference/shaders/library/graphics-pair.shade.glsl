#version 460

layout(set = 0, binding = 1000) uniform texture2D albedo;
layout(set = 0, binding = 3000) uniform sampler wrap;

layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(texture(sampler2D(albedo, wrap), vec2(in_TEXCOORD0)));
}

