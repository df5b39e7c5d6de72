#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 2001) uniform restrict writeonly imageBuffer u1;

layout(location = 1) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _32 = texture(sampler2D(t0, s0), vec2(in_TEXCOORD0));
    float _5 = _32.x;
    imageStore(u1, int(uint(gl_FragCoord.x)), vec4(_5));
    out_SV_Target0 = vec4(_5, _32.yzw);
}

