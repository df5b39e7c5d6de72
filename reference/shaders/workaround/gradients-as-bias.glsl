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
    out_SV_Target0 = vec2(texture(sampler2D(t0, s0), _46, log2(_44)).x, textureGrad(sampler2D(t0, s0), _46, vec2(_8 * 2.0, _9 * 2.0), vec2(_4 * 8.0, _5 * 8.0)).x);
}

