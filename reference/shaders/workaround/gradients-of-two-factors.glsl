#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out float out_SV_Target0;

void main()
{
    out_SV_Target0 = textureGrad(sampler2D(t0, s0), vec2(in_TEXCOORD0), vec2(dFdxCoarse(in_TEXCOORD0.x) * 8.0, dFdxCoarse(in_TEXCOORD0.y) * 2.0), vec2(dFdyCoarse(in_TEXCOORD0.x) * 8.0, dFdyCoarse(in_TEXCOORD0.y) * 2.0)).x;
}

