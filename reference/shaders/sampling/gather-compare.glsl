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
    vec4 _66 = textureGather(sampler2DShadow(t0, s0), _62, in_TEXCOORD0.z);
    vec2 _67 = vec2(in_TEXCOORD0.xy);
    vec4 _71 = textureGatherOffset(sampler2DShadow(t0, s0), _67, in_TEXCOORD0.z, ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)));
    vec3 _79 = vec3(in_TEXCOORD0.xyz);
    vec4 _83 = textureGatherOffset(sampler2DArrayShadow(t1, s0), _79, in_TEXCOORD0.w, ivec2(1, -1));
    vec3 _90 = vec3(in_TEXCOORD0.xyz);
    vec4 _91 = textureGather(samplerCubeShadow(t2, s0), _90, in_TEXCOORD0.w);
    out_SV_Target0 = vec4(((_71.x + _66.x) + _83.x) + _91.x, ((_71.y + _66.y) + _83.y) + _91.y, ((_71.z + _66.z) + _83.z) + _91.z, ((_71.w + _66.w) + _83.w) + _91.w);
}

