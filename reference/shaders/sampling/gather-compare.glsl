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
    vec2 _66 = vec2(in_TEXCOORD0.xy);
    vec4 _70 = textureGather(sampler2DShadow(t0, s0), _66, in_TEXCOORD0.z);
    vec2 _71 = vec2(in_TEXCOORD0.xy);
    vec4 _75 = textureGatherOffset(sampler2DShadow(t0, s0), _71, in_TEXCOORD0.z, ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)));
    vec3 _83 = vec3(in_TEXCOORD0.xyz);
    vec4 _87 = textureGatherOffset(sampler2DArrayShadow(t1, s0), _83, in_TEXCOORD0.w, ivec2(1, -1));
    vec3 _94 = vec3(in_TEXCOORD0.xyz);
    vec4 _95 = textureGather(samplerCubeShadow(t2, s0), _94, in_TEXCOORD0.w);
    out_SV_Target0 = vec4(((_75.x + _70.x) + _87.x) + _95.x, ((_75.y + _70.y) + _87.y) + _95.y, ((_75.z + _70.z) + _87.z) + _95.z, ((_75.w + _70.w) + _87.w) + _95.w);
}

