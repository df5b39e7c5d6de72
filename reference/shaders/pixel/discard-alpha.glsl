#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _29 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    if ((_29.w + (-0.5)) < 0.0)
    {
        discard;
    }
    out_SV_Target0 = vec4(_29);
}

