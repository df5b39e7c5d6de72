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
    vec4 _73 = textureClampARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), in_BOUND0);
    vec4 _80 = textureOffsetClampARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), ivec2(1), in_BOUND0, 0.5);
    vec4 _84 = textureGradClampARB(sampler2D(t0, s0), vec2(in_TEXCOORD0.xy), vec2(in_GRADIENT0.xy), vec2(in_GRADIENT0.zw), in_BOUND0);
    float _33 = textureClampARB(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.xy), in_TEXCOORD0.z), in_BOUND0);
    vec4 _104 = textureClampARB(samplerCube(t2, s0), vec3(in_TEXCOORD0.xyz), 2.0);
    out_SV_Target0 = vec4((((_80.x + _73.x) + _84.x) + _33) + _104.x, (((_80.y + _73.y) + _84.y) + _33) + _104.y, (((_80.z + _73.z) + _84.z) + _33) + _104.z, (((_80.w + _73.w) + _84.w) + _33) + _104.w);
}

