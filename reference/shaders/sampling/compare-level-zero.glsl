#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;
layout(set = 0, binding = 1002) uniform textureCube t2;

layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _93 = vec2(in_TEXCOORD0.xy);
    float _6 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(-1));
    float _11 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(0, -1));
    float _17 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(1, -1));
    float _23 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(-1, 0));
    float _29 = textureLod(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0);
    float _35 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(1, 0));
    float _41 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(-1, 1));
    float _47 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(0, 1));
    float _53 = textureLodOffset(sampler2DShadow(t0, s0), vec3(_93, in_TEXCOORD0.z), 0.0, ivec2(1));
    vec3 _120 = vec3(in_TEXCOORD0.xyz);
    float _59 = textureGrad(sampler2DArrayShadow(t1, s0), vec4(_120, in_TEXCOORD0.w), vec2(0.0), vec2(0.0));
    float _65 = textureGrad(samplerCubeShadow(t2, s0), vec4(_120, in_TEXCOORD0.w), vec3(0.0), vec3(0.0));
    out_SV_Target0 = vec4(((((((((((_11 + _6) + _17) + _23) + _29) + _35) + _41) + _47) + _53) + _59) + _65) * 0.0909090936183929443359375);
}

