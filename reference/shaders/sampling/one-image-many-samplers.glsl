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
    vec2 _75 = vec2(in_TEXCOORD0.xy);
    vec4 _77 = texture(sampler2D(t0, s0[0u]), _75);
    vec4 _82 = texture(sampler2D(t0, s0[2u]), _75);
    vec4 _87 = textureLod(sampler2D(t0, s0[in_INDEX0 + 0u]), _75, 0.0);
    vec4 _90 = texelFetch(t0, ivec2(uvec2(uint(int(in_TEXCOORD0.x)), uint(int(in_TEXCOORD0.y)))), int(0u));
    float _41 = textureLod(sampler2DShadow(t0_1, s4), vec3(_75, in_TEXCOORD0.z), 0.0);
    out_SV_Target0 = vec4((((_82.x + _77.x) + _87.x) + _90.x) + _41, (((_82.y + _77.y) + _87.y) + _90.y) + _41, (((_82.z + _77.z) + _87.z) + _90.z) + _41, (((_82.w + _77.w) + _87.w) + _90.w) + _41);
}

