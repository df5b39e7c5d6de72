#version 460

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform textureCube t4;
layout(set = 0, binding = 1005) uniform textureCubeArray t5;

layout(location = 1) in float in_REFERENCE0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _7 = texture(sampler1DShadow(t0, s0), vec2(in_TEXCOORD0.x, in_REFERENCE0));
    vec2 _71 = vec2(in_TEXCOORD0.xy);
    float _12 = texture(sampler1DArrayShadow(t1, s0), vec3(_71, in_REFERENCE0));
    float _18 = texture(sampler2DShadow(t2, s0), vec3(_71, in_REFERENCE0));
    vec3 _87 = vec3(in_TEXCOORD0.xyz);
    float _23 = texture(sampler2DArrayShadow(t3, s0), vec4(_87, in_REFERENCE0));
    float _29 = texture(samplerCubeShadow(t4, s0), vec4(_87, in_REFERENCE0));
    vec4 _102 = vec4(in_TEXCOORD0);
    float _34 = texture(samplerCubeArrayShadow(t5, s0), _102, in_REFERENCE0);
    float _40 = textureOffset(sampler2DShadow(t2, s0), vec3(_71, in_REFERENCE0), ivec2(1));
    out_SV_Target0 = vec4(_12 + _7, _23 + _18, _34 + _29, _40);
}

