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
    vec4 _72 = textureGatherOffset(sampler2DShadow(t0, s0), _62, in_TEXCOORD0.z, bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(6u)));
    vec3 _80 = vec3(in_TEXCOORD0.xyz);
    vec4 _84 = textureGatherOffset(sampler2DArrayShadow(t1, s0), _80, in_TEXCOORD0.w, ivec2(1, -1));
    vec4 _91 = textureGather(samplerCubeShadow(t2, s0), _80, in_TEXCOORD0.w);
    out_SV_Target0 = vec4(((_72.x + _63.x) + _84.x) + _91.x, ((_72.y + _63.y) + _84.y) + _91.y, ((_72.z + _63.z) + _84.z) + _91.z, ((_72.w + _63.w) + _84.w) + _91.w);
}

