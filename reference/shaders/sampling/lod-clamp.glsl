#version 460
#extension GL_ARB_sparse_texture_clamp : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;
layout(set = 0, binding = 1002) uniform textureCube t2;

layout(location = 2) in vec4 in_GRADIENT0;
layout(location = 1) in float in_BOUND0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _72 = vec2(in_TEXCOORD0.xy);
    vec4 _73 = textureClampARB(sampler2D(t0, s0), _72, in_BOUND0);
    vec4 _79 = textureOffsetClampARB(sampler2D(t0, s0), _72, ivec2(1), in_BOUND0, 0.5);
    vec4 _82 = textureGradClampARB(sampler2D(t0, s0), _72, vec2(in_GRADIENT0.xy), vec2(in_GRADIENT0.zw), in_BOUND0);
    float _33 = textureClampARB(sampler2DShadow(t1, s1), vec3(_72, in_TEXCOORD0.z), in_BOUND0);
    vec4 _101 = textureClampARB(samplerCube(t2, s0), vec3(in_TEXCOORD0.xyz), 2.0);
    out_SV_Target0 = vec4((((_79.x + _73.x) + _82.x) + _33) + _101.x, (((_79.y + _73.y) + _82.y) + _33) + _101.y, (((_79.z + _73.z) + _82.z) + _33) + _101.z, (((_79.w + _73.w) + _82.w) + _33) + _101.w);
}

