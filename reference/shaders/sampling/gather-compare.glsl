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
    vec4 _73 = textureGatherOffset(sampler2DShadow(t0, s0), _64, in_TEXCOORD0.z, bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(6u)));
    vec3 _81 = vec3(in_TEXCOORD0.xyz);
    vec4 _85 = textureGatherOffset(sampler2DArrayShadow(t1, s0), _81, in_TEXCOORD0.w, ivec2(1, -1));
    vec3 _92 = vec3(in_TEXCOORD0.xyz);
    vec4 _93 = textureGather(samplerCubeShadow(t2, s0), _92, in_TEXCOORD0.w);
    out_SV_Target0 = vec4(((_73.x + _63.x) + _85.x) + _93.x, ((_73.y + _63.y) + _85.y) + _93.y, ((_73.z + _63.z) + _85.z) + _93.z, ((_73.w + _63.w) + _85.w) + _93.w);
}

