#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec2 out_SV_Target0;

void main()
{
    float _4 = dFdyCoarse(in_TEXCOORD0.x);
    float _5 = dFdyCoarse(in_TEXCOORD0.y);
    float _8 = dFdxCoarse(in_TEXCOORD0.x);
    float _9 = dFdxCoarse(in_TEXCOORD0.y);
    float _44 = abs(4.0);
    vec2 _46 = vec2(in_TEXCOORD0);
    float _51 = abs(2.0);
    float _52 = abs(8.0);
    out_SV_Target0 = vec2(texture(sampler2D(t0, s0), _46, log2(_44)).x, texture(sampler2D(t0, s0), _46, log2(min(_51, _52))).x);
}

