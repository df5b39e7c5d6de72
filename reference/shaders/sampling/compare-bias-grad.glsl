#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform textureCube t1;

layout(location = 2) in vec3 in_DY0;
layout(location = 1) in vec3 in_DX0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _50 = vec2(in_TEXCOORD0.xy);
    float _12 = texture(sampler2DShadow(t0, s0), vec3(_50, in_TEXCOORD0.z), 0.5);
    float _17 = textureGrad(sampler2DShadow(t0, s0), vec3(_50, in_TEXCOORD0.z), vec2(in_DX0.xy), vec2(in_DY0.xy));
    float _22 = textureGrad(samplerCubeShadow(t1, s0), vec4(vec3(in_TEXCOORD0.xyz), in_TEXCOORD0.w), vec3(in_DX0), vec3(in_DY0));
    out_SV_Target0 = vec4(_12, _17, _22, 1.0);
}

