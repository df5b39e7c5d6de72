#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0[3];
layout(set = 0, binding = 1000) uniform texture2D t0_1;
layout(set = 0, binding = 3004) uniform samplerShadow s4;

layout(location = 1) flat in uint in_INDEX0;
layout(location = 0) in vec3 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _82 = texture(sampler2D(t0, s0[0u]), vec2(in_TEXCOORD0.xy));
    vec4 _87 = texture(sampler2D(t0, s0[2u]), vec2(in_TEXCOORD0.xy));
    vec4 _93 = textureLod(sampler2D(t0, s0[in_INDEX0 + 0u]), vec2(in_TEXCOORD0.xy), 0.0);
    vec4 _96 = texelFetch(t0, ivec2(uvec2(uint(int(in_TEXCOORD0.x)), uint(int(in_TEXCOORD0.y)))), int(0u));
    float _41 = textureLod(sampler2DShadow(t0_1, s4), vec3(vec2(in_TEXCOORD0.xy), in_TEXCOORD0.z), 0.0);
    out_SV_Target0 = vec4((((_87.x + _82.x) + _93.x) + _96.x) + _41, (((_87.y + _82.y) + _93.y) + _96.y) + _41, (((_87.z + _82.z) + _93.z) + _96.z) + _41, (((_87.w + _82.w) + _93.w) + _96.w) + _41);
}

