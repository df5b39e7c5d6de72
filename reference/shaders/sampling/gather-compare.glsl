#version 460

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform samplerShadow s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;
layout(set = 0, binding = 1002) uniform textureCube t2;

layout(location = 1) flat in uvec2 in_OFFSET0;
layout(location = 0) in vec4 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _62 = vec2(in_TEXCOORD0.xy);
    vec4 _63 = textureGather(sampler2DShadow(t0, s0), _62, in_TEXCOORD0.z);
    vec2 _64 = vec2(in_TEXCOORD0.xy);
    vec4 _70 = textureGatherOffset(sampler2DShadow(t0, s0), _64, in_TEXCOORD0.z, ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)));
    vec3 _78 = vec3(in_TEXCOORD0.xyz);
    vec4 _82 = textureGatherOffset(sampler2DArrayShadow(t1, s0), _78, in_TEXCOORD0.w, ivec2(1, -1));
    vec3 _89 = vec3(in_TEXCOORD0.xyz);
    vec4 _90 = textureGather(samplerCubeShadow(t2, s0), _89, in_TEXCOORD0.w);
    out_SV_Target0 = vec4(((_70.x + _63.x) + _82.x) + _90.x, ((_70.y + _63.y) + _82.y) + _90.y, ((_70.z + _63.z) + _82.z) + _90.z, ((_70.w + _63.w) + _82.w) + _90.w);
}

